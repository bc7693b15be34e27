/** Where a page's operators draw: matrices as PDF writes them. */

export type Matrix = [number, number, number, number, number, number]

export const isNumbers = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && typeof Reflect.get(value, 0) === 'number'

/** What comes of `inner` under `outer`. */
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
