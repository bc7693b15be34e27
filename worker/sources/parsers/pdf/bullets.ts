/** Recognizes bullets that are drawn as shapes, as browsers print them, and so are not in the text. */
import type { Area } from '../coverage.ts'
import { listItem } from '../text-lines.ts'
import type { Line } from './lines.ts'

/** In multiples of the letter size: the dot's distance before the text, and its centre's height above the baseline. */
const furthest = 2
const [lowest, highest] = [0.1, 0.6]
/** In points. */
const sameLeft = 1

function isBefore({ x, y, width, height }: Area, line: Line): boolean {
  const [gap, middle] = [line.start - (x + width), y + height / 2 - line.y]
  return gap > 0 && gap <= line.size * furthest && middle >= line.size * lowest && middle <= line.size * highest
}

/** Adds drawn bullets to the lines. At least two dots must be aligned, because a single one is an ornament. */
export function withDrawnBullets(lines: Line[], dots: readonly Area[]): Line[] {
  if (dots.length === 0) return lines
  const dotted = new Map<Line, Area>()
  for (const line of lines) {
    if (!line.upright || line.hidden !== null || line.table !== null) continue
    const dot = dots.find(each => each.height < line.size && isBefore(each, line))
    if (dot) dotted.set(line, dot)
  }
  const all = [...dotted.values()]
  return lines.map(line => {
    const dot = dotted.get(line)
    const [first, ...others] = line.segments
    if (!dot || !first || all.filter(({ x }) => Math.abs(x - dot.x) <= sameLeft).length < 2) return line
    if (listItem(first.text) !== null) return line
    return { ...line, start: dot.x, segments: [{ ...first, text: `• ${first.text}`, start: dot.x }, ...others] }
  })
}
