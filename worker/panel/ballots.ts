/**
 * Blind ballots. A voter sees the claims of others only, under numbers that tell no author, in an order of its own, so
 * that neither a name nor a place in a list sways the vote.
 */
import type { Ballot } from '#db/shapes.ts'
import { ballotClaim, type Claim } from './claims.ts'
import { withoutVerdict } from './no-verdict.ts'
import type { BallotClaim } from './ports.ts'

export interface BallotPaper {
  claims: BallotClaim[]
  /** From the paper's ids back to the claims. */
  claimById: Map<string, Claim>
}

/** What `analystId` votes on. The order depends on the review and the voter only: a restart deals the same paper. */
export function ballotPaper(reviewId: string, analystId: number, claims: Claim[]): BallotPaper {
  const others = claims.filter(claim => !claim.authors.includes(analystId))
  const dealt = shuffle(others, `${reviewId}:${analystId}`)
  const claimById = new Map(dealt.map((claim, at) => [`c${at + 1}`, claim]))
  return { claims: [...claimById].map(([id, claim]) => ballotClaim(claim, id)), claimById }
}

const noAnswer = 'No answer was given on this claim.'
const noReason = 'No reason was given.'

/**
 * The answers under the claims' own ids, one for each claim of the paper. A claim without an answer becomes "unsure"
 * and says so; the first answer on a claim counts; answers on anything else are dropped.
 */
export function readBallots(paper: BallotPaper, analystId: number, answers: Omit<Ballot, 'analystId'>[]): Ballot[] {
  return [...paper.claimById].map(([id, claim]) => {
    const answer = answers.find(candidate => candidate.findingId === id)
    if (!answer) return { findingId: claim.id, analystId, vote: 'unsure', reason: noAnswer }
    return { findingId: claim.id, analystId, vote: answer.vote, reason: withoutVerdict(answer.reason) || noReason }
  })
}

/**
 * Ballots kept from before a restart, under the leading findings of today's claims: a claim may have gained a finding
 * since, when an analyst that had failed came through. Votes on what is no claim of others are dropped.
 */
export function keptBallots(ballots: Ballot[], analystId: number, claims: Claim[]): Ballot[] {
  const kept = new Map<string, Ballot>()
  for (const ballot of ballots) {
    const claim = claims.find(candidate => candidate.findings.some(finding => finding.id === ballot.findingId))
    if (!claim || claim.authors.includes(analystId) || kept.has(claim.id)) continue
    kept.set(claim.id, { ...ballot, analystId, findingId: claim.id })
  }
  return [...kept.values()]
}

function shuffle<T>(items: readonly T[], seed: string): T[] {
  const shuffled = [...items]
  const random = randomFrom(seed)
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [shuffled[at], shuffled[other]]
    if (a === undefined || b === undefined) continue
    shuffled[at] = b
    shuffled[other] = a
  }
  return shuffled
}

/** Numbers in [0, 1) that the seed fixes: FNV-1a into mulberry32. For order only, nothing secret rests on them. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
