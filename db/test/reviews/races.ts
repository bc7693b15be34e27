/** Concurrent starts, cancellations, ends, changes of status and deletions: one of each pair wins. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  findOpinions,
  ReviewEnded,
  recordEvent,
  saveBallots,
  saveDocument,
  saveGathering,
} from '../../queries/checkpoints.ts'
import { deleteProject } from '../../queries/project-deletion.ts'
import { findProject, setProjectStatus } from '../../queries/projects.ts'
import { claimReview, endedReviews } from '../../queries/review-runs.ts'
import { cancelReview, startReview } from '../../queries/reviews.ts'
import { someWorker } from '../some-worker.ts'
import { document, opinion, type ReviewsSetup, times } from './setup.ts'

export function races(test: ReviewsSetup): void {
  const { blockedSessions, complete, draft, eventsOf, fail, keep, running, started } = test

  describe('an administrator who sets a project’s status', () => {
    it('changes nothing if a review was started meanwhile', async () => {
      const { projectId, userId } = await draft()
      // The project's row is locked, so that the status waits for a start that commits first.
      const [started, marked] = await test.db.transaction(async tx => {
        await tx.execute(sql`select id from projects where id = ${projectId} for update`)
        const starting = startReview(test.db, { projectId, userId })
        await expect.poll(() => blockedSessions()).toBe(1)
        const marking = setProjectStatus(test.db, { projectId, status: 'completed' })
        await expect.poll(() => blockedSessions()).toBe(2)
        return [starting, marking] as const
      })
      expect((await started).outcome).toBe('started')
      expect(await marked).toBe(false)
      expect((await findProject(test.db, { projectId, userId }))?.status).toBe('in_progress')
    })
  })

  describe('a worker in a race', () => {
    it('claims only what is alive, and counts each attempt', async () => {
      const { reviewId, projectId, userId } = await started()
      const claims = await times(6, () => claimReview(test.db, { reviewId, holder: someWorker }))
      expect(claims.map(claim => claim?.attempts).sort()).toEqual([1, 2, 3, 4, 5, 6])
      await cancelReview(test.db, { projectId, userId })
      expect(await claimReview(test.db, { reviewId, holder: someWorker })).toBeNull()
    })

    it('keeps nothing of a review that was cancelled meanwhile', async () => {
      const { reviewId, projectId, userId, submissionId } = await running()
      await cancelReview(test.db, { projectId, userId })
      const before = await eventsOf(projectId)
      const read = { submissionId, document, desktopKey: null, phoneKey: null, pictureBytes: 0, detail: {} }
      const late = await Promise.allSettled([
        keep(reviewId, opinion(1, ['late'])),
        saveBallots(test.db, { reviewId, ballots: { analystId: 1, claims: [], choices: [], usage: null } }),
        saveGathering(test.db, {
          reviewId,
          gathering: { claims: [], choices: [], usage: null },
          event: { type: 'claims.gathered', detail: {} },
        }),
        recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} }),
        saveDocument(test.db, { reviewId, ...read }),
      ])
      for (const step of late) expect(step).toMatchObject({ status: 'rejected', reason: expect.any(ReviewEnded) })
      expect(await findOpinions(test.db, { reviewId })).toEqual([])
      expect(await eventsOf(projectId)).toEqual(before)
      expect(await complete(reviewId)).toBe(false)
      expect(await fail(reviewId)).toBe(false)
    })
  })

  describe('a project that is deleted while its review runs', () => {
    it('stops each step with no other error than `ReviewEnded`, and leaves no row behind', async () => {
      const reviews = await times(6, running)
      await Promise.all(
        reviews.map(async ({ projectId, userId, reviewId }) => {
          const steps = Promise.allSettled([
            keep(reviewId, opinion(1, ['a', 'b'])),
            recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} }),
            complete(reviewId),
            keep(reviewId, opinion(2, ['c'])),
          ])
          expect(await deleteProject(test.db, { projectId, userId })).toEqual(['k'])
          for (const step of await steps)
            if (step.status === 'rejected') expect(step.reason).toBeInstanceOf(ReviewEnded)
          expect(await complete(reviewId)).toBe(false)
          expect(await fail(reviewId)).toBe(false)
          expect(await claimReview(test.db, { reviewId, holder: someWorker })).toBeNull()
          expect(await endedReviews(test.db, { reviewIds: [reviewId] })).toEqual([reviewId])
          const [left] = await test.sql`select
          (select count(*) from review_events where project_id = ${projectId})
          + (select count(*) from submissions where project_id = ${projectId})
          + (select count(*) from reviews where project_id = ${projectId})
          + (select count(*) from opinions where review_id = ${reviewId})
          + (select count(*) from gatherings where review_id = ${reviewId})
          + (select count(*) from ballots where review_id = ${reviewId})
          + (select count(*) from reports where review_id = ${reviewId}) as rows`
          expect(Number(left?.rows)).toBe(0)
        }),
      )
    })
  })
}
