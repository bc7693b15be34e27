import type { Line } from './lines.ts'

/** A block's lines on a page, in points from the bottom left corner. */
interface Placed {
  lines: Line[]
  row: boolean
}

/** A page at least this much wider than high is a slide. */
const landscape = 1.2
const topThird = 2 / 3
const longestTitle = 120

const textOf = ({ lines }: Placed) => lines.flatMap(line => line.segments.map(segment => segment.text)).join(' ')
const sizeOf = ({ lines }: Placed) => lines[0]?.size ?? 0
const heightOf = ({ lines }: Placed) => lines[0]?.y ?? 0

/** The block with the largest letters in a landscape page's top third, if they are bold, larger than others, or alone. */
export function slideTitle<Block extends Placed>(
  page: { width: number; height: number },
  blocks: Block[],
): Block | null {
  if (page.width < page.height * landscape) return null
  const seen = blocks.filter(({ lines }) => lines[0]?.hidden === null)
  const candidates = seen.filter(
    block =>
      !block.row &&
      block.lines[0]?.upright === true &&
      heightOf(block) >= page.height * topThird &&
      textOf(block).length <= longestTitle &&
      /\p{L}.*\p{L}/u.test(textOf(block)),
  )
  const [largest] = candidates.sort((a, b) => sizeOf(b) - sizeOf(a) || heightOf(b) - heightOf(a))
  if (!largest) return null
  const apart = largest.lines.every(line => line.bold) || seen.some(block => sizeOf(block) < sizeOf(largest))
  return apart || seen.length === 1 ? largest : null
}
