export interface Lead {
  /**
   * Runs `work`, the first of a review at once, the others once the first has its first byte or has ended: by then
   * a provider has the submission in its prompt cache, and the others' input costs a fraction.
   */
  follow<T>(work: (onFirstByte: (() => void) | undefined) => Promise<T>): Promise<T>
}

/** Providers cache prompts from about a thousand tokens; below that there is nothing to wait for. */
const leastCharacters = 4_000

/**
 * @param characters of the submission.
 * @param longestMs how long anyone waits for a first request that says nothing.
 */
export function createLead(characters: number, longestMs: number, signal: AbortSignal): Lead {
  let lead: Promise<void> | null = null
  return {
    async follow(work) {
      if (characters < leastCharacters) return work(undefined)
      if (lead) {
        await firstOf(lead, longestMs, signal)
        return work(undefined)
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      lead = promise
      try {
        return await work(resolve)
      } finally {
        resolve()
      }
    },
  }
}

async function firstOf(lead: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await Promise.race([lead, promise])
  clearTimeout(timer)
  signal.throwIfAborted()
}
