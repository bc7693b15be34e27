/**
 * Mends what a crash, an emptied Redis or a lost enqueue left behind, and takes up the sample that seeding starts: a
 * review in turn without a job gets one. The queue refuses a second job under one id, so several workers may do this at once.
 */
import type { Db } from '#db/connection.ts'
import { reviewsInTurn } from '#db/queries/review-turns.ts'
import type { ReviewQueue } from '#db/queue.ts'

/** The number of reviews that got a job. */
export async function reconcile(db: Db, queue: ReviewQueue): Promise<number> {
  let mended = 0
  for (const reviewId of await reviewsInTurn(db)) {
    if (await queue.hasJob(reviewId)) continue
    await queue.enqueueReview(reviewId)
    mended += 1
  }
  return mended
}

/** After one has ended, those of its owner that have waited for it get their jobs; a job that is there stays as it is. */
export async function enqueueNext(db: Db, queue: ReviewQueue, reviewId: string): Promise<void> {
  for (const next of await reviewsInTurn(db, { ownerOf: reviewId })) await queue.enqueueReview(next)
}
