import type { Area } from '../coverage.ts'

export type Matrix = [number, number, number, number, number, number]

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
