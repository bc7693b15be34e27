import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReviewEnded, saveBallots } from '../../queries/checkpoints.ts'
import { claimReview } from '../../queries/review-runs.ts'
import { isInTurn } from '../../queries/review-turns.ts'
import { cancelReview, startReview } from '../../queries/reviews.ts'
import { someWorker } from '../some-worker.ts'
import { opinion, type ReviewsSetup } from './setup.ts'

const endings = /^review\.(?:completed|failed|cancelled)$/

type Step = 'start' | 'cancel' | 'claim' | 'opinion' | 'ballots' | 'complete' | 'fail'

export function anyOrder(test: ReviewsSetup): void {
  const { complete, draft, eventsOf, fail, keep, statusOf } = test

  /**
   * The invariant: a project is in progress exactly while one of its reviews is alive, and at most one is; it is completed if
   * its last review completed, and otherwise a draft. An ended review has one final event, its last; only a completed one has a
   * report; and seqs have no gaps.
   */
  async function expectToFit(projectId: number): Promise<void> {
    const [project] = await test.sql`select status, last_seq::int from projects where id = ${projectId}`
    const reviews = await test.sql`
    select id, status, exists (select from reports where review_id = id) as reported
    from reviews where project_id = ${projectId} order by created_at desc, id desc`
    const alive = reviews.filter(({ status }) => status === 'queued' || status === 'running')
    expect(alive.length).toBeLessThanOrEqual(1)
    if (alive[0]) expect(alive[0].id).toBe(reviews[0]?.id)
    const last = alive[0] ? 'in_progress' : reviews[0]?.status === 'completed' ? 'completed' : 'draft'
    expect(project?.status).toBe(last)
    const events = await eventsOf(projectId)
    expect(events.map(event => event.seq)).toEqual(Array.from({ length: project?.last_seq ?? 0 }, (_, at) => at + 1))
    const at = events.map(event => event.at.getTime())
    expect(at, 'times never run against the order').toEqual(at.toSorted((a, b) => a - b))
    for (const { id, status, reported } of reviews) {
      const types = events.filter(event => event.reviewId === id).map(event => event.type)
      // A failed review may have been started again since.
      const ends = types.slice(types.lastIndexOf('review.queued')).filter(type => endings.test(type))
      expect(ends).toEqual(endings.test(`review.${status}`) ? [types.at(-1)] : [])
      if (ends[0]) expect(ends[0]).toBe(`review.${status}`)
      expect(reported).toBe(status === 'completed')
    }
    for (const { id } of alive) expect(await isInTurn(test.db, { reviewId: id })).toBe(true)
  }

  describe('after any sequence of actions', () => {
    it('the status of a project fits its reviews', { timeout: 60_000 }, async () => {
      const step = fc.constantFrom<Step[]>(
        'start',
        'start',
        'cancel',
        'claim',
        'claim',
        'opinion',
        'ballots',
        'complete',
        'fail',
      )
      // Steps of one batch race each other.
      const plan = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(plan, async batches => {
          const project = await draft()
          let reviewId = '00000000-0000-4000-8000-000000000000'
          const run: Record<Step, () => Promise<unknown>> = {
            async start() {
              const begun = await startReview(test.db, project)
              if ('reviewId' in begun) reviewId = begun.reviewId
            },
            cancel: () => cancelReview(test.db, project),
            claim: () => claimReview(test.db, { reviewId, holder: someWorker }),
            opinion: () => keep(reviewId, opinion(1, ['a claim'])),
            ballots: () =>
              saveBallots(test.db, { reviewId, ballots: { analystId: 1, claims: [], choices: [], usage: null } }),
            complete: () => complete(reviewId),
            fail: () => fail(reviewId),
          }
          for (const batch of batches) {
            const outcomes = await Promise.allSettled(batch.map(name => run[name]()))
            for (const outcome of outcomes)
              if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ReviewEnded)
            await expectToFit(project.projectId)
          }
        }),
        { numRuns: 20 },
      )
    })

    it('a start that had to wait still makes the last review', async () => {
      const project = await draft()
      const entered = Promise.withResolvers<void>()
      const open = Promise.withResolvers<void>()
      // The transaction's clock stands still from its first statement on.
      const slow = test.db.transaction(async tx => {
        await tx.execute('select 1')
        entered.resolve()
        await open.promise
        return startReview(tx as unknown as typeof test.db, project)
      })
      await entered.promise
      await startReview(test.db, project)
      await cancelReview(test.db, project)
      open.resolve()
      const late = await slow
      expect(late).toMatchObject({ outcome: 'started' })
      expect(await statusOf(project.projectId)).toEqual({ project: 'in_progress', review: 'queued' })
      await expectToFit(project.projectId)
    })
  })
}
