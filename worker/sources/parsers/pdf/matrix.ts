import type { Area } from '../coverage.ts'
import { OPS, type OperatorList } from './library.ts'

export type Matrix = [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export const isNumbers = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && typeof Reflect.get(value, 0) === 'number'

/** The product: applies `inner` first, then `outer`. */
export function times(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer
  const at = (index: number) => inner[index] ?? 0
  return [
    a * at(0) + c * at(1),
    b * at(0) + d * at(1),
    a * at(2) + c * at(3),
    b * at(2) + d * at(3),
    a * at(4) + c * at(5) + e,
    b * at(4) + d * at(5) + f,
  ]
}

export function boxOf([a, b, c, d, e, f]: Matrix, x0: number, y0: number, x1: number, y1: number): Area {
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1].map(x => x + e)
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1].map(y => y + f)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Visits a page's drawing operators, each with the graphics state at that point, which the visitor may change. */
export function walkOperators<State extends { matrix: Matrix }>(
  { fnArray, argsArray }: OperatorList,
  start: State,
  visit: (state: State, operator: number, args: unknown[]) => void,
): void {
  let state = start
  const stack: State[] = []
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index]
    const args: unknown[] = Array.isArray(given) ? given : []
    if (operator === OPS.save) stack.push({ ...state })
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state
    else if (operator === OPS.transform && isNumbers(given)) state.matrix = times(state.matrix, given)
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push({ ...state })
      if (isNumbers(args[0])) state.matrix = times(state.matrix, args[0])
    } else visit(state, operator, args)
  }
}
