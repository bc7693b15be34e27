import type { Outcome } from './groups.ts'

/** A pair's likeness means little on fewer claims than this; half of all pairs need that many. */
const leastCommon = 5

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
  const sides = new Map(analystIds.map(id => [id, sidesOf(id, outcomes)]))
  const likenesses: number[] = []
  for (const [at, one] of analystIds.entries()) {
    for (const other of analystIds.slice(at + 1)) {
      const likeness = likenessOf(sides.get(one), sides.get(other))
      if (likeness !== null) likenesses.push(likeness)
    }
  }
  if (likenesses.length < (n * (n - 1)) / 4) return null
  const mean = likenesses.reduce((sum, likeness) => sum + likeness, 0) / likenesses.length
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

function likenessOf(one: Map<number, number> | undefined, other: Map<number, number> | undefined): number | null {
  if (!one || !other) return null
  const common = [...one.keys()].filter(at => other.has(at))
  if (common.length < leastCommon) return null
  return common.reduce((sum, at) => sum + (one.get(at) ?? 0) * (other.get(at) ?? 0), 0) / common.length
}
