import type { Outcome } from './groups.ts'

/** A pair's likeness means little on fewer claims than this; half of all pairs need that many. */
const leastCommon = 4

/**
 * How many independent voices the panel was worth: n / (1 + (n - 1) r), Kish's design effect, where r is the mean
 * likeness of two analysts: the mean of the product of their sides (for +1, against -1) over the outcomes on which both
 * took one, 0 where it is negative. A conflict counts once, whether one side or both raised a claim. All alike: 1.
 * Unrelated sides: n. Sides that agree because the claims are plainly right lower it too, so it errs on the side of
 * fewer voices.
 * @returns a number from 1 to n with one decimal, or null where the same analysts took sides on too few claims.
 */
export function effectiveVoices(analystIds: number[], outcomes: Pick<Outcome, 'for' | 'against'>[]): number | null {
  const n = analystIds.length
  if (n < 2) return n === 1 ? 1 : null
  const sides = analystIds.map(id => sidesOf(id, outcomes))
  const pairs = sides.flatMap((one, at) => sides.slice(at + 1).map(other => productsOf(one, other)))
  if (pairs.filter(products => products.length >= leastCommon).length < pairs.length / 2) return null
  const products = pairs.flat()
  const mean = products.reduce((sum, product) => sum + product, 0) / products.length
  const effective = n / (1 + (n - 1) * Math.max(0, mean))
  return Math.round(Math.min(n, Math.max(1, effective)) * 10) / 10
}

/** By the outcome's place in the list: +1 for, -1 against; where the analyst took no side there is nothing. */
function sidesOf(analystId: number, outcomes: Pick<Outcome, 'for' | 'against'>[]): Map<number, number> {
  const sides = new Map<number, number>()
  for (const [at, outcome] of outcomes.entries()) {
    if (outcome.for.includes(analystId)) sides.set(at, 1)
    if (outcome.against.includes(analystId)) sides.set(at, -1)
  }
  return sides
}

/** 1 for each outcome where both are on one side, -1 where they are not. */
function productsOf(one: Map<number, number>, other: Map<number, number>): number[] {
  return [...one].flatMap(([at, side]) => {
    const across = other.get(at)
    return across === undefined ? [] : [side * across]
  })
}
