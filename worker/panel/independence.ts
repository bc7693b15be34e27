import type { Ballot } from '#db/shapes.ts'
import type { Claim } from './claims.ts'

/** A pair's likeness means little on fewer claims than this; half of all pairs need that many. */
const leastCommon = 5

/**
 * How many independent voices the panel was worth: n / (1 + (n - 1) r), Kish's design effect, where r is the mean
 * likeness of two analysts' votes: the mean of the product of their votes (agree or author +1, disagree -1) over the
 * claims on which both took a side, 0 where it is negative. All vote alike: 1. Unrelated votes: n. Votes that agree
 * because the claims are plainly right lower it too, so it errs on the side of fewer voices.
 * @returns a number from 1 to n with one decimal, or null where too few claims were voted on by the same analysts.
 */
export function effectiveVoices(analystIds: number[], claims: Claim[], ballots: Ballot[]): number | null {
  const n = analystIds.length
  if (n < 2) return n === 1 ? 1 : null
  const sides = new Map(analystIds.map(id => [id, sidesOf(id, claims, ballots)]))
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

function sidesOf(analystId: number, claims: Claim[], ballots: Ballot[]): Map<string, number> {
  const sides = new Map<string, number>()
  for (const claim of claims) if (claim.authors.includes(analystId)) sides.set(claim.id, 1)
  for (const ballot of ballots) {
    if (ballot.analystId !== analystId) continue
    if (ballot.vote === 'agree') sides.set(ballot.findingId, 1)
    if (ballot.vote === 'disagree') sides.set(ballot.findingId, -1)
  }
  return sides
}

function likenessOf(one: Map<string, number> | undefined, other: Map<string, number> | undefined): number | null {
  if (!one || !other) return null
  const common = [...one.keys()].filter(claim => other.has(claim))
  if (common.length < leastCommon) return null
  return common.reduce((sum, claim) => sum + (one.get(claim) ?? 0) * (other.get(claim) ?? 0), 0) / common.length
}
