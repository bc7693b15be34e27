/** A review that may have crashed a worker runs alone: if the worker crashes again, it is clear which review did it. */
export interface Isolation {
  /** Resolves with a release function once the review may run, first come, first served. Rejects with the signal's reason. */
  enter(options: { alone: boolean; signal: AbortSignal }): Promise<() => void>
}

interface Waiting {
  alone: boolean
  start: () => void
}

export function createIsolation(): Isolation {
  let running = 0
  let exclusive = false
  let queue: Waiting[] = []

  const startNext = () => {
    for (let next = queue[0]; next && !exclusive && !(next.alone && running > 0); next = queue[0]) {
      queue.shift()
      running += 1
      exclusive = next.alone
      next.start()
    }
  }
  const release = () => {
    running -= 1
    exclusive = false
    startNext()
  }
  return {
    enter({ alone, signal }) {
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          queue = queue.filter(entry => entry !== waiting)
          startNext()
          reject(signal.reason)
        }
        const waiting: Waiting = {
          alone,
          start: () => {
            signal.removeEventListener('abort', giveUp)
            resolve(release)
          },
        }
        signal.addEventListener('abort', giveUp, { once: true })
        queue.push(waiting)
        startNext()
      })
    },
  }
}
