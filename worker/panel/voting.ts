import type { Ballot, Failure, Opinion, PanelAnalyst, Usage } from '#db/shapes.ts'
import { ballotPaper, keptBallots, readBallots } from './ballots.ts'
import type { Claim } from './claims.ts'
import { EngineFailure, failureOf } from './engine-failure.ts'
import { inParallel } from './pool.ts'
import type { Review } from './review-context.ts'
import { totalUsage } from './usage.ts'

export interface Vote {
  analystId: number
  ballots: Ballot[]
  usage: Usage | null
  failure: Failure | null
}

/**
 * The ballots of everyone who gave an opinion. A voter whose ballots are kept is asked again only about claims that it
 * has not seen: after a restart there are none, after a retry those of an analyst that came through this time.
 */
export async function gatherBallots(review: Review, opinions: Opinion[], claims: Claim[]): Promise<Vote[]> {
  const kept = await review.record.ballots()
  const voters = review.analysts.filter(analyst => opinions.some(o => o.analystId === analyst.id && !o.failure))
  const votes = await inParallel(voters, review.concurrency, async voter => {
    const before = kept.get(voter.id)
    const cast = keptBallots(before?.ballots ?? [], voter.id, claims)
    const open = claims.filter(claim => !cast.some(ballot => ballot.findingId === claim.id))
    const mine = open.filter(claim => !claim.authors.includes(voter.id))
    if (before && mine.length === 0) return { analystId: voter.id, ballots: cast, usage: before.usage, failure: null }
    review.signal.throwIfAborted()
    const vote = await voteOf(review, voter, mine)
    const usage = before ? totalUsage([before.usage, vote.usage]) : vote.usage
    const ballots = inClaimOrder([...cast, ...vote.ballots], claims)
    if (!vote.failure) await review.record.saveBallots(voter.id, ballots, usage)
    return { ...vote, ballots, usage }
  })
  const detail = { voters: votes.length, ballots: votes.reduce((sum, vote) => sum + vote.ballots.length, 0) }
  const unlessTold = votes.every(({ analystId, ballots }) => kept.get(analystId)?.ballots.length === ballots.length)
  await review.record.event({ type: 'ballots.completed', detail, unlessTold })
  return votes
}

async function voteOf(review: Review, voter: PanelAnalyst, claims: Claim[]): Promise<Vote> {
  const paper = ballotPaper(review.reviewId, voter.id, claims)
  if (paper.claims.length === 0) return { analystId: voter.id, ballots: [], usage: null, failure: null }
  try {
    const answer = await review.session.vote(voter, paper.claims)
    const ballots = readBallots(paper, voter.id, answer.ballots)
    return { analystId: voter.id, ballots, usage: answer.usage, failure: null }
  } catch (error) {
    review.signal.throwIfAborted()
    if (!(error instanceof EngineFailure)) review.warn('An engine broke while voting', error)
    const usage = error instanceof EngineFailure ? error.usage : null
    return { analystId: voter.id, ballots: [], usage, failure: failureOf(error) }
  }
}

function inClaimOrder(ballots: Ballot[], claims: Claim[]): Ballot[] {
  return claims.flatMap(claim => ballots.filter(ballot => ballot.findingId === claim.id))
}
