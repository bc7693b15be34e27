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
  /** Whether it is drawn around its boxes rather than under them. */
  isBoxed: boolean
  /** Of its boxes, those that an earlier mark is drawn on already. */
  covered: Set<Box>
  /** The analyst's sign and the number; undefined if nothing is marked. */
  pin: Box | undefined
}

/** `unit` is a twentieth of a number's height. */
export function placeMarks<M extends Marked>(
  marks: M[],
  { width, height, lines }: Pick<DrawnPage, 'width' | 'height' | 'lines'>,
  unit: number,
): (M & Placing)[] {
  const taken = [...lines]
  const gap = 6 * unit
  const hitBy = (box: Box) => taken.find(other => overlap(box, other))
  /** The first free place from here to the left or right; null if there is none. */
  function slide(from: Box, step: 1 | -1): Box | null {
    let box = from
    for (let hit = hitBy(box); hit; hit = hitBy(box))
      box = { ...box, x: step > 0 ? hit.x + hit.width + gap : hit.x - gap - box.width }
    const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
    return isInside ? box : null
  }
  const isAround = ({ isSeen, sign }: Marked) => isSeen || sign === 'missing'
  return marks.map((given, at) => {
    const { boxes, label, mark } = given
    const isBoxed = isAround(given)
    const earlier = marks.slice(0, at).flatMap(other => (isAround(other) === isBoxed ? other.boxes : []))
    const covered = new Set(boxes.filter(box => earlier.some(one => covers(one, box))))
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) return { ...given, isBoxed, covered, pin: undefined }
    const size = { width: (10 * label.length + (mark === null ? 0 : 16)) * unit, height: 20 * unit }
    const end = last.x + last.width
    const below = last.y + last.height
    const atEnd = { ...size, x: end + gap, y: below - size.height + 3 * unit }
    const places = [
      { from: atEnd, step: 1, cost: 0 },
      { from: { ...size, x: first.x, y: first.y - size.height - gap }, step: 1, cost: 4 },
      { from: { ...size, x: end - size.width, y: below + gap }, step: 1, cost: 4 },
      { from: { ...size, x: first.x - gap - size.width, y: first.y }, step: -1, cost: 8 },
    ] as const
    const free = places.flatMap(({ from, step, cost }) => {
      const box = slide(from, step)
      return box ? { box, cost: cost * size.height + Math.abs(box.x - from.x) } : []
    })
    const best = free.sort((a, b) => a.cost - b.cost)[0]?.box
    const pin = best ?? { ...atEnd, x: Math.min(atEnd.x, width - size.width) }
    taken.push(pin)
    return { ...given, isBoxed, covered, pin }
  })
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const covers = (a: Box, b: Box) =>
  overlap(a, b) &&
  a.x < b.x + b.height &&
  a.x + a.width > b.x + b.width - b.height &&
  a.y + a.height > b.y + b.height / 2
