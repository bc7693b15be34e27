/** Gives each review whose turn it is a job if it lost or never had one. The queue refuses a second one. */
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

/** Enqueues the owner's next reviews after `reviewId` has ended; enqueueing one that already has a job does nothing. */
export async function enqueueNext(db: Db, queue: ReviewQueue, reviewId: string): Promise<void> {
  for (const next of await reviewsInTurn(db, { ownerOf: reviewId })) await queue.enqueueReview(next)
}
