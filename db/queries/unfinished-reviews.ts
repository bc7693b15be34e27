/** Counts reviews that have not ended, and shows whether a worker makes progress. */
import { and, count, eq, inArray, max, min, ne, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { reviewEvents, reviews } from '../schema/schema.ts'

export interface UnfinishedReviews {
  waiting: number
  running: number
  /** Since when the longest-waiting one has waited. */
  waitingSince: Date | null
  /** When a worker last recorded progress on one of them. */
  progressAt: Date | null
}

export async function unfinishedReviews(db: Db): Promise<UnfinishedReviews> {
  const alive = inArray(reviews.status, ['queued', 'running'])
  const queued = sql`${reviews.status} = 'queued'`
  const [[found], [progress]] = await Promise.all([
    db
      .select({
        waiting: sql<number>`count(*) filter (where ${queued})::int`,
        all: count(),
        waitingSince: min(sql`case when ${queued} then ${reviews.createdAt} end`).mapWith(reviews.createdAt),
      })
      .from(reviews)
      .where(alive),
    db
      .select({ at: max(reviewEvents.at) })
      .from(reviews)
      .innerJoin(
        reviewEvents,
        // `review.queued` is written by the API, not by a worker.
        and(
          eq(reviewEvents.projectId, reviews.projectId),
          eq(reviewEvents.reviewId, reviews.id),
          ne(reviewEvents.type, 'review.queued'),
        ),
      )
      .where(alive),
  ])
  const { all = 0, waiting = 0, waitingSince = null } = found ?? {}
  return { waiting, running: all - waiting, waitingSince, progressAt: progress?.at ?? null }
}
