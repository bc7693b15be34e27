import { isPassing, retryAfterMs, WireFault } from './fault.ts'

export interface Retries {
  /** How often a request is made in all. */
  attempts: number
  /** The first wait in milliseconds; it doubles each time, and half of it is left to chance. */
  baseMs: number
  /** A server that asks for a longer wait than this gets no second request. */
  longestWaitMs: number
}

/**
 * Makes a request again where the fault may pass. Waits as long as the server asks, else twice as long each time.
 * @throws the last `WireFault`, or the signal's reason.
 */
export async function withRetries<T>(retries: Retries, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof WireFault) || !isPassing(error) || made >= retries.attempts) throw error
      const asked = retryAfterMs(error, Date.now())
      if (asked !== null && asked > retries.longestWaitMs) throw error
      const own = Math.min(retries.baseMs * 2 ** (made - 1), retries.longestWaitMs)
      await pause(asked ?? own * (0.5 + Math.random() / 2), signal)
    }
  }
}

/** Waits, unless the signal ends it first; then throws its reason. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
