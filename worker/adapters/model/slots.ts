/** At most `width` at once, in order. Own code: p-limit keeps a cancelled caller in the queue until its turn. */
export interface Slots {
  hold<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export function createSlots(width: number): Slots {
  let free = Math.max(1, width)
  const queue: (() => void)[] = []
  const take = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (free > 0) {
        free--
        return resolve()
      }
      const stop = () => {
        queue.splice(queue.indexOf(enter), 1)
        reject(signal.reason)
      }
      const enter = () => {
        signal.removeEventListener('abort', stop)
        resolve()
      }
      signal.addEventListener('abort', stop, { once: true })
      queue.push(enter)
    })
  return {
    async hold(signal, work) {
      await take(signal)
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else free++
      }
    },
  }
}
