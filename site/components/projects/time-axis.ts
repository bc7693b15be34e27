/** The time axis shared by all lanes of a running review, in milliseconds since the review was requested. */

export interface Axis {
  /** When the review was requested, in epoch milliseconds. */
  from: number
  now: number
  /** The time that the full width represents. */
  span: number
  /** Positions of the ticks; the first is 0. */
  ticks: number[]
}

const second = 1000
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600].map(seconds => seconds * second)
const most = 6
const shortest = 10 * second

/** The axis ends at a tick a little after now, and at the earliest after ten seconds. */
export function axisAt(from: number, now: number): Axis {
  const wanted = Math.max(shortest, (now - from) * 1.15)
  const step = steps.find(candidate => wanted / candidate <= most) ?? wanted / most
  const count = Math.ceil(wanted / step)
  return { from, now, span: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) }
}

export const positionOn = ({ from, span }: Axis, moment: number): number => ((moment - from) / span) * 100

/** "9.1 s", "2 min 05 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / second
  return seconds < 59.95 ? `${seconds.toFixed(1)} s` : formatWholeSeconds(Math.round(seconds) * second)
}

/** Rounded down: "9 s", "2 min 05 s". */
export function formatWholeSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / second)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** A tick's label: "0", "15", "2 min". */
export function tickLabel(milliseconds: number, span: number): string {
  if (span <= 90 * second || milliseconds === 0) return String(milliseconds / second)
  const minutes = milliseconds / second / 60
  return `${Number(minutes.toFixed(2))} min`
}
