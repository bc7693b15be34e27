import type { Ballots, Failure, Opinion, PanelAnalyst } from '#db/opinion.ts'
import { dealPaper, keptBallots, readBallots, votableBy } from './ballots.ts'
import { EngineFailure, failureOf } from './engine-failure.ts'
import type { GatheredPanel } from './gathered.ts'
import { inParallel } from './in-parallel.ts'
import { type Review, tolerate } from './review-context.ts'
import { totalUsage } from './usage.ts'

export interface Vote extends Ballots {
  failure: Failure | null
}

/** A voter with saved ballots is asked only about what is new, such as what a formerly failed analyst raised. */
export async function takeBallots(
  review: Review,
  opinions: Opinion[],
  panel: GatheredPanel,
  kept: Ballots[],
): Promise<Vote[]> {
  const entitled = review.analysts.filter(analyst => opinions.some(o => o.analystId === analyst.id && !o.failure))
  const votes = await inParallel(entitled, review.concurrency, async voter => {
    const before = kept.find(ballots => ballots.analystId === voter.id)
    const cast = keptBallots(before, voter.id, panel)
    const open = votableBy(voter.id, panel, cast)
    if (before && count(open) === 0) return { ...before, ...cast, failure: null }
    review.signal.throwIfAborted()
    const { failure, ...vote } = await voteOf(review, voter, open)
    const ballots = {
      analystId: voter.id,
      claims: [...cast.claims, ...vote.claims],
      choices: [...cast.choices, ...vote.choices],
      usage: before ? totalUsage([before.usage, vote.usage]) : vote.usage,
    }
    if (!failure) await review.record.saveBallots(ballots)
    return { ...ballots, failure }
  })
  const voters = votes.filter(vote => count(vote) > 0 || vote.usage || vote.failure).length
  const detail = { voters, ballots: votes.reduce((sum, vote) => sum + count(vote), 0) }
  const unlessTold = votes.every(vote => {
    const before = kept.find(({ analystId }) => analystId === vote.analystId)
    return before !== undefined && count(before) === count(vote)
  })
  await review.record.event({ type: 'ballots.completed', detail, unlessTold })
  return votes
}

const count = ({ claims, choices }: { claims: unknown[]; choices: unknown[] }) => claims.length + choices.length

async function voteOf(review: Review, voter: PanelAnalyst, open: GatheredPanel): Promise<Vote> {
  const none = { analystId: voter.id, claims: [], choices: [], usage: null, failure: null }
  if (count(open) === 0) return none
  const dealtPaper = dealPaper(review.reviewId, voter.id, open)
  try {
    const answer = await review.session.vote(voter, dealtPaper.paper)
    return { ...none, ...readBallots(dealtPaper, answer), usage: answer.usage }
  } catch (error) {
    tolerate(review, 'An engine broke while voting', error)
    return { ...none, usage: error instanceof EngineFailure ? error.usage : null, failure: failureOf(error) }
  }
}
