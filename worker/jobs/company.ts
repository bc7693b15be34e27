/**
 * Which reviews of one process run beside each other. One that may have brought a worker down runs by itself: if it does so
 * again, it was the only one there, and no other review pays for it.
 */
export interface Company {
  /** Resolves, with how to leave, when the review may run. First come, first served. Rejects with the signal's reason. */
  join(options: { alone: boolean; signal: AbortSignal }): Promise<() => void>
}

interface Waiting {
  alone: boolean
  start: () => void
}

export function createCompany(): Company {
  let running = 0
  let solitary = false
  let line: Waiting[] = []

  const letIn = () => {
    for (let next = line[0]; next && !solitary && !(next.alone && running > 0); next = line[0]) {
      line.shift()
      running += 1
      solitary = next.alone
      next.start()
    }
  }
  const leave = () => {
    running -= 1
    solitary = false
    letIn()
  }
  return {
    join({ alone, signal }) {
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          line = line.filter(entry => entry !== waiting)
          letIn()
          reject(signal.reason)
        }
        const waiting: Waiting = {
          alone,
          start: () => {
            signal.removeEventListener('abort', giveUp)
            resolve(leave)
          },
        }
        signal.addEventListener('abort', giveUp, { once: true })
        line.push(waiting)
        letIn()
      })
    },
  }
}
