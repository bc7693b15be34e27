/** Enqueues the reviews that are due and have no job, because it was lost or never made. */
import type { Db } from '#db/connection.ts'
import { reviewsInTurn } from '#db/queries/review-turns.ts'
import type { ReviewQueue } from '#db/queue.ts'

export async function reconcile(db: Db, queue: ReviewQueue): Promise<number> {
  let enqueued = 0
  for (const reviewId of await reviewsInTurn(db)) {
    if (await queue.hasJob(reviewId)) continue
    await queue.enqueueReview(reviewId)
    enqueued += 1
  }
  return enqueued
}

/** Enqueues the owner's next reviews after `reviewId` has ended. The queue refuses a second job for the same review. */
export async function enqueueNext(db: Db, queue: ReviewQueue, reviewId: string): Promise<void> {
  for (const next of await reviewsInTurn(db, { ownerOf: reviewId })) await queue.enqueueReview(next)
}
