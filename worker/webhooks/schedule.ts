/** When a delivery is tried again. Pure: the clock and the dice come from outside. */
import type { NextAttempt } from '#db/queries/webhook-deliveries.ts'

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

/** When each of the pauses is over, without the jitter, as if every try took no time. */
const ends = retryPauses.map((_, index) => retryPauses.slice(0, index + 1).reduce((sum, pause) => sum + pause, 0))
const whole = Math.max(...ends)

/**
 * The next try after the `attempt`th (from 1) failed, `pausedMs` into the schedule; null where that was the last. A pause
 * that the receiver asks for in Retry-After (`askedMs`) counts where it is the longer one, but leads no further than to the
 * schedule's end, and the tries that fall into it are not made up for: whatever is asked, there are ten at most, over three
 * days. No try comes sooner than asked, and those that were asked to come at the same time do not: `random` is in [0, 1).
 */
export function nextAttempt(params: {
  attempt: number
  pausedMs: number
  now: Date
  askedMs: number | null
  random: number
}): NextAttempt | null {
  const { attempt, now, askedMs, random } = params
  // What was tried by hand or by a version that did not count the pauses has them behind it all the same.
  const paused = Math.max(params.pausedMs, attempt > 1 ? (ends[attempt - 2] ?? whole) : 0)
  const end = ends.find(end => end > paused)
  if (end === undefined) return null
  const own = (end - paused) * (1 + jitter * (2 * random - 1))
  const asked = Math.min(askedMs ?? 0, whole - paused)
  const later = (pause: number) => new Date(now.getTime() + Math.round(pause))
  return asked > own
    ? { at: later(asked * (1 + jitter * random)), pausedMs: paused + asked }
    : { at: later(own), pausedMs: end }
}

/** Retry-After in milliseconds from `now`: seconds or an HTTP date (RFC 9110, 10.2.3); null where it is neither. */
export function retryAfterMs(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const text = value.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * second
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
