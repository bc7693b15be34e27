import { ApiFailure, isTransient } from './failure.ts'
import { pause } from './pause.ts'

export interface RetryOptions {
  retries: number
  /** The failure of the first attempt. */
  first: unknown
  signal: AbortSignal | undefined
  send(): Promise<Response>
}

const firstPauseMs = 300
const longestPauseMs = 8_000
/** If the server asks for a longer wait, the failure goes to the caller, who can decide whether to wait. */
const longestWaitMs = 60_000

/** Sends again until an attempt succeeds; rejects with the last failure, or at once if a retry cannot help. */
export async function retry({ retries, first, signal, send }: RetryOptions): Promise<Response> {
  let failure = first
  for (let tries = 0; tries < retries; tries += 1) {
    const wait = waitAfter(failure, tries)
    if (wait === null) break
    await pause(wait, signal)
    signal?.throwIfAborted()
    try {
      return await send()
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** Milliseconds, with jitter so that clients do not return all at once; null if a retry cannot help. */
function waitAfter(failure: unknown, tries: number): number | null {
  if (!(failure instanceof ApiFailure)) return null
  if (!isTransient(failure) && failure.code !== 'idempotency_key_in_use') return null
  const asked = (failure.retryAfter ?? 0) * 1000
  if (asked > longestWaitMs) return null
  const own = Math.min(firstPauseMs * 2 ** tries, longestPauseMs)
  return asked + own * (0.5 + Math.random() / 2)
}
