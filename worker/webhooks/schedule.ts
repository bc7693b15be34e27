import type { NextAttempt } from '#db/queries/webhooks/deliveries.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The pauses after the first attempt, the second and so on: ten attempts over three days, as Standard Webhooks recommends. */
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

/** Each pause is up to a tenth longer or shorter, so that deliveries that failed together are not retried together. */
const jitter = 0.1

/** When each pause ends, without jitter, as if attempts took no time. */
const ends = retryPauses.map((_, index) => retryPauses.slice(0, index + 1).reduce((sum, pause) => sum + pause, 0))
const scheduleMs = Math.max(...ends)

/**
 * The next attempt after the `attempt`th (from 1) failed, `pausedMs` into the schedule; null if that was the last one.
 * A Retry-After (`askedMs`) replaces the scheduled pause if it is longer. It cannot go past the end of the schedule, and
 * attempts that it skips are not made up for: at most ten attempts over three days, whatever the receiver asks. With
 * `random` in [0, 1), jitter only lengthens a Retry-After, so no attempt comes too soon.
 */
export function nextAttempt(params: {
  attempt: number
  pausedMs: number
  now: Date
  askedMs: number | null
  random: number
}): NextAttempt | null {
  const { attempt, now, askedMs, random } = params
  // Deliveries sent by hand, or by a version that did not count pauses, are treated as if they had waited.
  const paused = Math.max(params.pausedMs, attempt > 1 ? (ends[attempt - 2] ?? scheduleMs) : 0)
  const end = ends.find(end => end > paused)
  if (end === undefined) return null
  const scheduled = (end - paused) * (1 + jitter * (2 * random - 1))
  const asked = Math.min(askedMs ?? 0, scheduleMs - paused)
  const after = (pause: number) => new Date(now.getTime() + Math.round(pause))
  return asked > scheduled
    ? { at: after(asked * (1 + jitter * random)), pausedMs: paused + asked }
    : { at: after(scheduled), pausedMs: end }
}

/** Retry-After in milliseconds from `now`: seconds or an HTTP date (RFC 9110, 10.2.3); null if it is neither. */
export function retryAfterMs(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const text = value.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * second
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
