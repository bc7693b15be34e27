import type { Sign } from '#api/contracts/report-words.ts'
import type { Weight } from '#db/vocabulary.ts'
import type { Box } from './pages.ts'

interface Props {
  /** The number that the note beside the page has. */
  label: string
  boxes: Box[]
  /** Whether they are parts of a picture, and not words. */
  isSeen: boolean
  sign: Sign
  weight: Weight
  /** Pixels of the page's own width, by which lines are as thick on a small slide as on a wide website. */
  pageWidth: number
  /** The mark of who raised it; null for a check. */
  mark: number | null
}

/** A proofreader's mark: straight under what works, a wave under what is weak, dashes round what lacks something, a box round what was seen. */
export function DrawnMarks({ label, boxes, isSeen, sign, weight, pageWidth, mark }: Props) {
  const unit = pageWidth / 1_000
  const isBoxed = isSeen || sign === 'missing'
  const last = boxes.at(-1)
  const right = last && Math.min(last.x + last.width + 5 * unit, pageWidth - (2 + 9 * label.length) * unit)
  return (
    <g
      className={`drawn-mark ${isSeen ? 'seen' : sign} ${mark === null ? '' : `analyst-${mark}`}`}
      strokeWidth={unit * (0.8 + weight)}
    >
      {boxes.map(box => (
        <g key={`${box.x} ${box.y}`}>
          <rect className="touch" {...grown(box, 2 * unit)} />
          {!isBoxed && <path className="ink" d={line(box, sign, unit)} />}
        </g>
      ))}
      {isBoxed && (
        <path
          className="ink"
          d={passagesOf(boxes)
            .map(lines => outline(lines, 4 * unit))
            .join('')}
        />
      )}
      {last && (
        <text x={right} y={last.y + last.height} fontSize={15 * unit} strokeWidth={4 * unit}>
          {label}
        </text>
      )}
    </g>
  )
}

const grown = ({ x, y, width, height }: Box, by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Lines that follow each other closely enough for one outline. */
function passagesOf(boxes: Box[]): Box[][] {
  const passages: Box[][] = []
  for (const box of boxes) {
    const above = passages.at(-1)?.at(-1)
    const follows =
      above &&
      Math.abs(box.y - above.y - above.height) < box.height &&
      box.x < above.x + above.width &&
      above.x < box.x + box.width
    if (follows) passages.at(-1)?.push(box)
    else passages.push([box])
  }
  return passages
}

/** Down its right side and up its left one, so that no edge runs through the words of a line. */
function outline(lines: Box[], by: number): string {
  const top = (at: number) => {
    const [box, above] = [lines[at] as Box, lines[at - 1]]
    return above ? (above.y + above.height + box.y) / 2 : box.y - by
  }
  const bottom = (at: number) => {
    const box = lines[at] as Box
    return at + 1 < lines.length ? top(at + 1) : box.y + box.height + by
  }
  const down = lines.map(({ x, width }, at) => `H${x + width + by}V${bottom(at)}`)
  const up = lines.map(({ x }, at) => `H${x - by}V${top(at)}`).reverse()
  return `M${(lines[0]?.x ?? 0) - by} ${top(0)}${down.join('')}${up.join('')}Z`
}

function line({ x, y, width, height }: Box, sign: Sign, unit: number): string {
  const base = y + height
  if (sign === 'weak') {
    const step = 6 * unit
    const waves = Math.max(2, Math.round(width / step))
    return `M${x} ${base}q${step / 2} ${-step / 2} ${step} 0${`t${step} 0`.repeat(waves - 1)}`
  }
  const straight = `M${x} ${base}h${width}`
  // The ends of a choice turn up on both sides.
  return sign === 'split' ? `M${x} ${base - 6 * unit}v${6 * unit}h${width}v${-6 * unit}` : straight
}
