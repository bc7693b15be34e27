/** Where marks and their numbers go on a page, so that the numbers cover neither words nor each other. Pure. */
import type { Sign } from '#api/contracts/report/words.ts'
import type { Box, DrawnPage } from './pages.ts'

export interface Marked {
  boxes: Box[]
  label: string
  sign: Sign
  /** Whether the boxes are parts of a picture rather than words. */
  isSeen: boolean
  /** The mark of the analyst who raised it; null for a check. */
  mark: number | null
}

export interface Placing {
  /** The mark's boxes on which an earlier mark is drawn already. */
  covered: Set<Box>
  /** The analyst's sign and the number; undefined if nothing is marked. */
  pin: Box | undefined
}

/** `unit` is a twentieth of a number's height. */
export function placeMarks<M extends Marked>(marks: M[], page: DrawnPage, unit: number): (M & Placing)[] {
  const taken = [...page.lines]
  const gap = 6 * unit
  /** The first free place to the right or left of `from`, and its cost; nothing if the page ends first. */
  function slide(from: Box, step: 1 | -1, cost: number) {
    let box = from
    const hit = () => taken.find(other => overlap(box, other))
    for (let other = hit(); other; other = hit())
      box = { ...box, x: step > 0 ? other.x + other.width + gap : other.x - gap - box.width }
    const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height
    return isInside ? [{ box, cost: cost * box.height + Math.abs(box.x - from.x) }] : []
  }
  return marks.map((given, at) => {
    const { boxes, label, mark } = given
    const earlier = marks.slice(0, at).flatMap(other => (isBoxed(other) === isBoxed(given) ? other.boxes : []))
    const covered = new Set(boxes.filter(box => earlier.some(one => covers(one, box))))
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) return { ...given, covered, pin: undefined }
    const size = { width: (10 * label.length + (mark === null ? 0 : 16)) * unit, height: 20 * unit }
    const [right, bottom] = [last.x + last.width, last.y + last.height]
    const atEnd = { ...size, x: right + gap, y: bottom - size.height + 3 * unit }
    const free = [
      ...slide(atEnd, 1, 0),
      ...slide({ ...size, x: first.x, y: first.y - size.height - gap }, 1, 4),
      ...slide({ ...size, x: right - size.width, y: bottom + gap }, 1, 4),
      ...slide({ ...size, x: first.x - gap - size.width, y: first.y }, -1, 8),
    ]
    const best = free.sort((a, b) => a.cost - b.cost)[0]?.box
    const pin = best ?? { ...atEnd, x: Math.min(atEnd.x, page.width - size.width) }
    taken.push(pin)
    return { ...given, covered, pin }
  })
}

/** Whether a mark is drawn around its boxes rather than under them. */
export const isBoxed = ({ isSeen, sign }: Pick<Marked, 'isSeen' | 'sign'>): boolean => isSeen || sign === 'missing'

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Ignores a letter's width at the ends and half a line's height, because lines of a paragraph overlap a little. */
const covers = (a: Box, { x, y, width, height }: Box) =>
  a.x < x + height && a.x + a.width > x + width - height && a.y < y + height / 2 && a.y + a.height > y + height / 2
