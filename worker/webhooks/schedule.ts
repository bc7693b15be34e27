/** When a delivery is tried again. Pure: the clock and the dice come from outside. */
import { limits } from '#db/vocabulary.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The pauses after the first try, the second and so on: ten tries over three days, as Standard Webhooks recommends. */
export const retryPauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  18 * hour,
  22 * hour,
] as const

/** Each pause is up to a tenth longer or shorter, so that what failed together does not come back together. */
const jitter = 0.1

/** A receiver may ask for a later time, not for one that leaves the three days. */
const longestAskedPause = 22 * hour

/**
 * The next try after `attempt` tries (from 1) failed; null where that was the last. `askedMs` is what the receiver asked
 * for in Retry-After; it counts where it is the longer one. `random` is in [0, 1).
 */
export function nextAttempt(params: {
  attempt: number
  now: Date
  askedMs: number | null
  random: number
}): Date | null {
  const { attempt, now, askedMs, random } = params
  const pause = attempt < limits.webhookAttempts ? retryPauses[attempt - 1] : undefined
  if (pause === undefined) return null
  const jittered = pause * (1 + jitter * (2 * random - 1))
  return new Date(now.getTime() + Math.round(Math.max(jittered, Math.min(askedMs ?? 0, longestAskedPause))))
}

/** Retry-After in milliseconds from `now`: seconds or an HTTP date (RFC 9110, 10.2.3); null where it is neither. */
export function retryAfterMs(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const text = value.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * second
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
