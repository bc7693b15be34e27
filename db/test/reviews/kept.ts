/** What a running review stores: events in order, and the opinions and ballots from which a restart continues. */
import { describe, expect, it } from 'vitest'
import type { Ballots } from '../../opinion.ts'
import {
  findBallots,
  findOpinions,
  recordEvent,
  saveBallots,
  saveDocument,
  saveGathering,
  withdrawOpinions,
} from '../../queries/checkpoints.ts'
import { eventsAfter, firstSeqOfLatestReview } from '../../queries/events.ts'
import { findProject } from '../../queries/projects.ts'
import { claimReview, completeReview } from '../../queries/review-runs.ts'
import { cancelReview, startReview } from '../../queries/reviews.ts'
import { webhookDeliveries, webhookEndpoints } from '../../schema/integrations.ts'
import { emptyReport } from '../made-report.ts'
import { someWorker } from '../some-worker.ts'
import { document, failure, opinion, type ReviewsSetup, times } from './setup.ts'

const read = { document, desktopKey: 'd', phoneKey: 'p', pictureBytes: 0, detail: { blocks: 3 } }

export function kept(test: ReviewsSetup): void {
  const { draft, eventsOf, fail, keep, running, typesOf } = test

  describe('events', () => {
    it('have no gap for a reader while eight transactions write', async () => {
      const { projectId, reviewId } = await running()
      const rounds = 10
      let writing = true
      const read = async () => {
        const seen: number[] = []
        for (;;) {
          const last = !writing
          const next = await eventsAfter(test.db, { projectId, seq: seen.at(-1) ?? 0 })
          seen.push(...next.map(event => event.seq))
          if (last && next.length === 0) return seen
        }
      }
      const write = async () => {
        for (let at = 0; at < rounds; at++)
          await recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} })
      }
      const reading = read()
      await times(8, write)
      writing = false
      // One more: the event that queued the review.
      expect(await reading).toEqual(Array.from({ length: 8 * rounds + 1 }, (_, at) => at + 1))
    })

    it('are read 500 at a time and from the latest start', async () => {
      const { projectId, reviewId, userId } = await running()
      await test.sql`
      insert into review_events (project_id, seq, review_id, type, detail)
      select ${projectId}, n, ${reviewId}, 'opinion.started', '{}' from generate_series(2, 700) n`
      await test.sql`update projects set last_seq = 700 where id = ${projectId}`
      expect(await eventsOf(projectId)).toHaveLength(500)
      expect(await eventsAfter(test.db, { projectId, seq: 500 })).toHaveLength(200)
      expect(await firstSeqOfLatestReview(test.db, { projectId })).toBe(1)
      await fail(reviewId)
      await startReview(test.db, { projectId, userId })
      expect(await firstSeqOfLatestReview(test.db, { projectId })).toBe(702)
      expect(await firstSeqOfLatestReview(test.db, await draft())).toBe(1)
    })
  })

  describe('checkpoints', () => {
    it('keep the first finished opinion, announce it once, and replace a failed one', async () => {
      const { reviewId, projectId } = await running()
      await times(8, at => keep(reviewId, opinion(1, [`try ${at}`])))
      const [kept] = await findOpinions(test.db, { reviewId })
      expect(kept?.findings).toHaveLength(1)
      await keep(reviewId, opinion(1, [], failure))
      expect(await findOpinions(test.db, { reviewId })).toEqual([kept])
      await keep(reviewId, opinion(2, [], failure))
      await keep(reviewId, opinion(2, ['now it came', 'and a second']))
      const all = await findOpinions(test.db, { reviewId })
      expect(all.map(entry => [entry.analystId, entry.findings.length, entry.failure])).toEqual([
        [1, 1, null],
        [2, 2, null],
      ])
      expect((await typesOf(projectId)).slice(1)).toEqual(['opinion.completed', 'opinion.failed', 'opinion.completed'])
    })

    it("replace a voter's ballots, and distinguish a voter without votes from one that has not voted yet", async () => {
      const { reviewId } = await running()
      for (const analystId of [1, 2, 3]) await keep(reviewId, opinion(analystId, ['a claim']))
      const cast = (analystId: number, ids: string[]): Ballots => ({
        analystId,
        claims: ids.map(id => ({ id, vote: 'holds', reason: 'So it says.' })),
        choices: ids.map(id => ({ id, side: 'doubt', reason: 'It may fail.' })),
        usage: null,
      })
      const save = (ballots: Ballots) => saveBallots(test.db, { reviewId, ballots })
      await times(6, () => save(cast(1, ['2-1', '3-1'])))
      await save(cast(1, ['3-1']))
      await save(cast(2, []))
      expect(await findBallots(test.db, { reviewId })).toEqual([cast(1, ['3-1']), cast(2, [])])
    })

    it('count the cost of each step once; the report adds only what remains', async () => {
      const { reviewId, userId } = await running()
      const used = (cost: number) => ({ inputTokens: 1, cachedTokens: null, outputTokens: 1, cost, requests: 1 })
      const none = { claims: [], choices: [] }
      const gather = (cost: number) =>
        saveGathering(test.db, {
          reviewId,
          gathering: { ...none, usage: used(cost) },
          event: { type: 'claims.gathered', detail: {} },
        })
      const vote = (cost: number) =>
        saveBallots(test.db, { reviewId, ballots: { analystId: 1, ...none, usage: used(cost) } })
      const micros = async () => {
        const [day] = await test.sql`select cost_micros::int as micros from daily_use where user_id = ${userId}`
        return day?.micros
      }
      await times(3, () => keep(reviewId, { ...opinion(1, []), usage: used(0.01) }))
      await times(3, () => gather(0.04))
      await times(3, () => vote(0.02))
      expect(await micros()).toBe(70_000)
      await gather(0.05)
      await vote(0.03)
      expect(await micros()).toBe(90_000)
      // The second analyst's votes were discarded, but their cost counts.
      const usage = {
        total: used(0.15),
        analysts: [
          { analystId: 1, usage: used(0.04) },
          { analystId: 2, usage: used(0.03) },
        ],
      }
      await completeReview(test.db, { reviewId, report: { ...emptyReport, usage }, detail: {} })
      expect(await micros()).toBe(150_000)
    })

    it('show progress, so that earlier deaths of workers no longer count against the review', async () => {
      const none = { claims: [], choices: [], usage: null }
      const steps = [
        (reviewId: string) => keep(reviewId, opinion(1, [])),
        (reviewId: string) =>
          saveGathering(test.db, { reviewId, gathering: none, event: { type: 'claims.gathered', detail: {} } }),
        (reviewId: string) => saveBallots(test.db, { reviewId, ballots: { analystId: 1, ...none } }),
      ]
      for (const step of steps) {
        const { reviewId } = await running()
        await test.sql`update reviews set deaths = 1 where id = ${reviewId}`
        await step(reviewId)
        const [review] = await test.sql`select deaths from reviews where id = ${reviewId}`
        expect(review?.deaths).toBe(0)
      }
    })

    it('survive a failure: the same review continues without what failed', async () => {
      const { projectId, userId, reviewId, submissionId } = await running()
      await test.db
        .insert(webhookEndpoints)
        .values({ userId, url: 'https://example.org', events: ['opinion.completed'], secret: '-' })
      await saveDocument(test.db, { ...read, reviewId, submissionId })
      await keep(reviewId, opinion(1, ['kept']))
      await keep(reviewId, opinion(2, [], failure))
      await keep(reviewId, opinion(3, ['withdrawn']))
      await withdrawOpinions(test.db, { reviewId, ids: [3], blank: [] })
      await fail(reviewId)
      expect(await findProject(test.db, { projectId, userId })).toMatchObject({
        status: 'draft',
        reviewFailure: failure,
      })
      for (let run = 2; run <= 3; run++) {
        expect(await startReview(test.db, { projectId, userId })).toEqual({ outcome: 'resumed', reviewId })
        const seq = await firstSeqOfLatestReview(test.db, { projectId })
        expect(await eventsAfter(test.db, { projectId, seq })).toMatchObject([
          { type: 'source.read', detail: { blocks: 3 } },
          { type: 'opinion.completed', detail: { analystId: 1 } },
        ])
        if (run === 2) await fail(reviewId)
      }
      expect(await test.db.$count(webhookDeliveries)).toBe(2)
      const claimed = await claimReview(test.db, { reviewId, holder: someWorker })
      expect(claimed).toMatchObject({ attempts: 1, submission: { document } })
      expect((await findOpinions(test.db, { reviewId })).map(entry => entry.analystId)).toEqual([1])
      expect(await findProject(test.db, { projectId, userId })).toMatchObject({ reviewFailure: null })
    })

    it('are not carried over from a cancelled review', async () => {
      const { projectId, userId, reviewId, submissionId } = await running()
      await saveDocument(test.db, { ...read, reviewId, submissionId })
      await keep(reviewId, opinion(1, ['kept']))
      await cancelReview(test.db, { projectId, userId })
      const again = await startReview(test.db, { projectId, userId })
      expect(again).toMatchObject({ outcome: 'started' })
      expect('reviewId' in again && again.reviewId).not.toBe(reviewId)
      expect((await typesOf(projectId)).slice(-2)).toEqual(['review.queued', 'source.read'])
    })
  })
}
