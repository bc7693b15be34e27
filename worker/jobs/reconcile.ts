/**
 * Mends what a crash, an emptied Redis or a lost enqueue left behind, and takes up the sample that seeding starts: a
 * living review without a job gets one. The queue refuses a second job under one id, so several workers may do this at once.
 */
import type { Db } from '#db/connection.ts'
import { aliveReviews } from '#db/queries/review-runs.ts'
import type { ReviewQueue } from '#db/queue.ts'

/** The number of reviews that got a job. */
export async function reconcile(db: Db, queue: ReviewQueue): Promise<number> {
  let mended = 0
  for (const reviewId of await aliveReviews(db)) {
    if (await queue.hasJob(reviewId)) continue
    await queue.enqueueReview(reviewId)
    mended += 1
  }
  return mended
}
