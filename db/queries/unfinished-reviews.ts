import { count, inArray, min, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { reviews } from '../schema/schema.ts'
import { countWorkers } from './model-connection.ts'

export async function unfinishedReviews(db: Db) {
  const queued = sql`${reviews.status} = 'queued'`
  const [[found], workers] = await Promise.all([
    db
      .select({
        waiting: sql<number>`count(*) filter (where ${queued})::int`,
        all: count(),
        waitingSince: min(sql`case when ${queued} then ${reviews.createdAt} end`).mapWith(reviews.createdAt),
      })
      .from(reviews)
      .where(inArray(reviews.status, ['queued', 'running'])),
    countWorkers(db),
  ])
  const { all = 0, waiting = 0, waitingSince = null } = found ?? {}
  return { waiting, running: all - waiting, waitingSince, workers }
}
