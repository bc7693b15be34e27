/** Calls that did not get through, sent again after a while. */
import { ApiFailure } from './failure.ts'
import { pause } from './pause.ts'

export interface RetryOptions {
  /** How often it is sent again at most. */
  retries: number
  /** The first try has failed with this. */
  first: unknown
  signal: AbortSignal | undefined
  send(): Promise<Response>
}

const firstPauseMs = 300
const longestPauseMs = 8_000
/** A server that wants to be left alone for longer is told to the caller, who knows whether that is worth waiting for. */
const longestWaitMs = 60_000

/** Resolves to the first answer that is none of those which trying again may mend. Rejects with the last failure. */
export async function sendAgain({ retries, first, signal, send }: RetryOptions): Promise<Response> {
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

const passingStatuses = [0, 429, 502, 503, 504]

/** Milliseconds, a part of them by chance so that callers do not come back together; null where trying again mends nothing. */
function waitAfter(failure: unknown, tries: number): number | null {
  if (!(failure instanceof ApiFailure)) return null
  if (!passingStatuses.includes(failure.status) && failure.code !== 'idempotency_key_in_use') return null
  const asked = (failure.retryAfter ?? 0) * 1000
  if (asked > longestWaitMs) return null
  const own = Math.min(firstPauseMs * 2 ** tries, longestPauseMs)
  return asked + own * (0.5 + Math.random() / 2)
}
