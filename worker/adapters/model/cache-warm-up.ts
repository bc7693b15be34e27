export interface CacheWarmUp {
  /** Runs the first request about a part at once, and the others after its first byte: by then the provider has cached it. */
  afterFirst<T>(part: object, work: (onFirstByte: (() => void) | undefined) => Promise<T>): Promise<T>
}

/** Providers cache prompts from about a thousand tokens; shorter ones need no wait. */
const leastCharacters = 4_000

/** `characters` is the submission's length; `longestMs` limits the wait for a silent first request. */
export function createCacheWarmUp(characters: number, longestMs: number, signal: AbortSignal): CacheWarmUp {
  const begun = new Map<object, Promise<void>>()
  return {
    async afterFirst(part, work) {
      if (characters < leastCharacters) return work(undefined)
      const first = begun.get(part)
      if (first) {
        await waitFor(first, longestMs, signal)
        return work(undefined)
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      begun.set(part, promise)
      try {
        return await work(resolve)
      } finally {
        resolve()
      }
    },
  }
}

async function waitFor(first: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await Promise.race([first, promise])
  clearTimeout(timer)
  signal.throwIfAborted()
}
