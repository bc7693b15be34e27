import { setTimeout as pause } from 'node:timers/promises'
import { isPassing, retryAfterMs, WireFault } from './fault.ts'

export interface Retries {
  attempts: number
  /** The first wait in milliseconds; it doubles each time, and half of it is random. */
  baseMs: number
  /** A server that asks for a longer wait gets no second request. */
  longestWaitMs: number
}

/** Own code: p-retry computes its waits by a formula and ignores the wait that a server asks for. */
export async function withRetries<T>(retries: Retries, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof WireFault) || !isPassing(error) || made >= retries.attempts) throw error
      const asked = retryAfterMs(error, Date.now())
      if (asked !== null && asked > retries.longestWaitMs) throw error
      const own = Math.min(retries.baseMs * 2 ** (made - 1), retries.longestWaitMs)
      await pause(asked ?? own * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}
