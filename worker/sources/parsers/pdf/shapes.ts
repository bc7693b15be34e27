import type { Area } from '../coverage.ts'
import { OPS, type OperatorList } from './library.ts'
import { boxOf, identity, isNumbers, walkOperators } from './matrix.ts'

const filling: number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]
const stroking: number[] = [OPS.stroke, OPS.closeStroke]

/** In points. */
const thickestRule = 2.5
const shortestRule = 6
const smallestDot = 1
const largestDot = 8
/** How many numbers follow each path command: move, line, curve, close. */
const arity = [2, 2, 6, 0]
/** For each page; more shapes are a drawing. */
const maxShapes = 4_000

export interface Shapes {
  /** Thin boxes, vertical or horizontal. */
  rules: Area[]
  dots: Area[]
}

/** The bounding boxes of a path's subpaths, in its own units: left, bottom, right, top. */
function* boxesOf(path: ArrayLike<number>): Generator<[number, number, number, number]> {
  let xs: number[] = []
  let ys: number[] = []
  const box = () =>
    [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as [number, number, number, number]
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? 0
    const numbers = arity[step]
    // After an unknown command, the rest cannot be parsed.
    if (numbers === undefined) return
    if (step === 0 && xs.length > 1) yield box()
    if (step === 0) [xs, ys] = [[], []]
    // A long path is a drawing, so its box may be incomplete.
    for (let pair = at + 1; pair < at + numbers && xs.length < 64; pair += 2) {
      xs.push(path[pair] ?? 0)
      ys.push(path[pair + 1] ?? 0)
    }
    at += 1 + numbers
  }
  if (xs.length > 1) yield box()
}

function edges({ x, y, width, height }: Area): Area[] {
  return [
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
  ]
}

export function pageShapes(operators: OperatorList): Shapes {
  const shapes: Shapes = { rules: [], dots: [] }
  const isDrawing = () => shapes.rules.length + shapes.dots.length > maxShapes
  const take = (box: Area, stroked: boolean) => {
    const [thin, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)]
    if (thin <= thickestRule && long >= shortestRule) shapes.rules.push(box)
    else if (thin >= smallestDot && long <= largestDot && long < thin * 1.2) shapes.dots.push(box)
    else if (stroked && thin >= shortestRule) shapes.rules.push(...edges(box))
  }
  walkOperators(operators, { matrix: identity }, ({ matrix }, operator, [first, second]) => {
    if (operator !== OPS.constructPath || !Array.isArray(second) || !isNumbers(second[0]) || isDrawing()) return
    const stroked = stroking.includes(Number(first))
    if (!stroked && !filling.includes(Number(first))) return
    for (const box of boxesOf(second[0])) take(boxOf(matrix, ...box), stroked)
  })
  return isDrawing() ? { rules: [], dots: [] } : shapes
}
