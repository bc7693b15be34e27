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
  const last = boxes.at(-1)
  return (
    <g
      className={`drawn-mark ${isSeen ? 'seen' : sign} ${mark === null ? '' : `analyst-${mark}`}`}
      strokeWidth={unit * (0.8 + weight)}
    >
      {boxes.map(box => (
        <g key={`${box.x} ${box.y}`}>
          <rect className="touch" {...grown(box, 2 * unit)} />
          {isSeen || sign === 'missing' ? (
            <rect className="ink" {...grown(box, 4 * unit)} />
          ) : (
            <path className="ink" d={line(box, sign, unit)} />
          )}
        </g>
      ))}
      {last && (
        <text x={last.x + last.width + 5 * unit} y={last.y + last.height} fontSize={15 * unit} strokeWidth={4 * unit}>
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

function line({ x, y, width, height }: Box, sign: Sign, unit: number): string {
  const base = y + height + 2 * unit
  if (sign === 'weak') {
    const step = 6 * unit
    const waves = Math.max(2, Math.round(width / step))
    return `M${x} ${base}q${step / 2} ${-step / 2} ${step} 0${`t${step} 0`.repeat(waves - 1)}`
  }
  const straight = `M${x} ${base}h${width}`
  // The ends of a choice turn up on both sides.
  return sign === 'split' ? `M${x} ${base - 6 * unit}v${6 * unit}h${width}v${-6 * unit}` : straight
}
