/**
 * Gives every review whose turn it is a job, if it has none: after a crash, an emptied Redis or a failed enqueue, and for
 * the sample review that seeding creates. The queue refuses a second job with the same id, so workers may do this at once.
 */
import type { Db } from '#db/connection.ts'
import { reviewsInTurn } from '#db/queries/review-turns.ts'
import type { ReviewQueue } from '#db/queue.ts'

/** Returns the number of reviews that got a job. */
export async function reconcile(db: Db, queue: ReviewQueue): Promise<number> {
  let enqueued = 0
  for (const reviewId of await reviewsInTurn(db)) {
    if (await queue.hasJob(reviewId)) continue
    await queue.enqueueReview(reviewId)
    enqueued += 1
  }
  return enqueued
}

/** Enqueues the owner's next reviews after `reviewId` has ended; enqueueing one that already has a job does nothing. */
export async function enqueueNext(db: Db, queue: ReviewQueue, reviewId: string): Promise<void> {
  for (const next of await reviewsInTurn(db, { ownerOf: reviewId })) await queue.enqueueReview(next)
}
