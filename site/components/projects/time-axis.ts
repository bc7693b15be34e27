/** The axis of time that all lanes of a running review share. In milliseconds since the review was asked for. */

export interface Axis {
  /** When the review was asked for; epoch milliseconds. */
  from: number
  now: number
  /** How much time the whole width is. */
  span: number
  /** Where the marks stand, the first at 0. */
  ticks: number[]
}

const second = 1000
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600].map(seconds => seconds * second)
/** Marks on the axis, at most. */
const most = 6
const shortest = 10 * second

/** The axis reaches beyond now, to the next mark but never past `most` of them. */
export function axisAt(from: number, now: number): Axis {
  const wanted = Math.max(shortest, (now - from) * 1.15)
  const step = steps.find(candidate => wanted / candidate <= most) ?? wanted / most
  const count = Math.ceil(wanted / step)
  return { from, now, span: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) }
}

/** Where a moment stands on it, in percent. */
export const positionOn = ({ from, span }: Axis, moment: number): number => ((moment - from) / span) * 100

/** "9.1 s", "2 min 05 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / second
  return seconds < 59.95 ? `${seconds.toFixed(1)} s` : formatWholeSeconds(Math.round(seconds) * second)
}

/** "9 s", "2 min 05 s": seconds that have passed in full. */
export function formatWholeSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / second)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** A mark's label: "0", "15", "2 min". */
export function tickLabel(milliseconds: number, span: number): string {
  if (span <= 90 * second || milliseconds === 0) return String(milliseconds / second)
  const minutes = milliseconds / second / 60
  return `${Number(minutes.toFixed(2))} min`
}
