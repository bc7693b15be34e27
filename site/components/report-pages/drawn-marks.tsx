import type { Sign } from '#api/contracts/report/words.ts'
import type { Weight } from '#db/vocabulary.ts'
import type { Box } from './pages.ts'
import { grown, isBoxed, type Marked, type Placing } from './pins.ts'

interface Props extends Marked, Partial<Placing> {
  weight: Weight
  /** The width of lines in the page's pixels, so that they are as thick on a small slide as on a wide website. */
  unit: number
}

/** A proofreader's mark: straight under strengths, a wave under weak points, dashes for gaps, a box around what was seen. */
export function DrawnMarks({ label, boxes, isSeen, sign, weight, unit, mark, covered, pin }: Props) {
  // The unit in which the number is drawn: a twentieth of its height.
  const dot = (pin?.height ?? 0) / 20
  return (
    <g
      className={`drawn-mark ${isSeen ? 'seen' : sign} ${mark === null ? '' : `analyst-${mark}`}`}
      strokeWidth={unit * (0.8 + weight)}
    >
      {boxes.map((box, at) => (
        <g key={`${box.x} ${box.y}`}>
          <rect className="touch" {...grown(box, 2 * unit)} />
          <path
            className={covered?.has(box) ? 'ink covered' : 'ink'}
            d={isBoxed({ isSeen, sign }) ? outline(boxes, at, 4 * unit) : line(box, sign, unit)}
          />
        </g>
      ))}
      {pin && (
        <g className="pin" strokeWidth={4 * dot} fontSize={16 * dot}>
          {mark !== null && <use href={`#m${mark}`} x={pin.x} y={pin.y + 4 * dot} width={12 * dot} height={12 * dot} />}
          <text x={pin.x + (mark === null ? 0 : 16 * dot)} y={pin.y + 15.5 * dot}>
            {label}
          </text>
        </g>
      )}
    </g>
  )
}

const follows = (box: Box, above: Box) =>
  Math.abs(box.y - above.y - above.height) < box.height && box.x < above.x + above.width && above.x < box.x + box.width

/** One line's part of the outline round a passage: no edge crosses the words of the next line. */
function outline(boxes: Box[], at: number, by: number): string {
  const box = boxes[at] as Box
  const above = boxes[at - 1] && follows(box, boxes[at - 1] as Box) && boxes[at - 1]
  const below = boxes[at + 1] && follows(boxes[at + 1] as Box, box) && boxes[at + 1]
  const [left, right] = [box.x - by, box.x + box.width + by]
  const top = above ? (above.y + above.height + box.y) / 2 : box.y - by
  const bottom = below ? (box.y + box.height + below.y) / 2 : box.y + box.height + by
  const upper = above ? `H${above.x - by}M${right} ${top}H${above.x + above.width + by}` : `H${right}`
  return `M${left} ${bottom}V${top}${upper}M${right} ${top}V${bottom}${below ? '' : `H${left}`}`
}

function line({ x, y, width, height }: Box, sign: Sign, unit: number): string {
  const base = y + height
  if (sign === 'weak') {
    const step = 6 * unit
    const waves = Math.max(2, Math.round(width / step))
    return `M${x} ${base}q${step / 2} ${-step / 2} ${step} 0${`t${step} 0`.repeat(waves - 1)}`
  }
  const straight = `M${x} ${base}h${width}`
  // The ends of a choice's mark turn up on both sides.
  return sign === 'split' ? `M${x} ${base - 6 * unit}v${6 * unit}h${width}v${-6 * unit}` : straight
}
