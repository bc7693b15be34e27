import type { LocatedDocument } from '#db/shapes.ts'

export interface Leads {
  /**
   * Runs `work`, the first for a document at once, the others once the first has its first byte or has ended: by then
   * a provider has the submission in its prompt cache, and the others' input costs a fraction.
   */
  follow<T>(
    document: LocatedDocument,
    signal: AbortSignal,
    work: (onFirstByte: (() => void) | undefined) => Promise<T>,
  ): Promise<T>
}

/** Providers cache prompts from about a thousand tokens; below that there is nothing to wait for. */
const leastCharacters = 4_000

/** @param longestMs how long anyone waits for a first request that says nothing. */
export function createLeads(longestMs: number): Leads {
  const leads = new WeakMap<LocatedDocument, Promise<void>>()
  return {
    async follow(document, signal, work) {
      const length = document.blocks.reduce((sum, block) => sum + block.text.length, 0)
      if (length < leastCharacters) return work(undefined)
      const lead = leads.get(document)
      if (lead) {
        await firstOf(lead, longestMs, signal)
        return work(undefined)
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      leads.set(document, promise)
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
