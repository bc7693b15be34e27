/**
 * Which reviews may be in the queue: for each owner only the oldest unfinished ones, up to the number that one person may have
 * running at once. The others wait as rows and get a job when one of those ends. So owners take turns, however many reviews
 * one of them submits.
 */
import { eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, reviews } from '../schema/schema.ts'
import { settingNumber } from './settings.ts'

/** Ids of reviews that may run, every owner's first before anybody's second. At most 200, or those of one owner. */
export async function reviewsInTurn(db: Queryable, params: { ownerOf?: string } = {}): Promise<string[]> {
  const owner =
    params.ownerOf === undefined
      ? sql`true`
      : sql`p.user_id = (select o.user_id from ${projects} o join ${reviews} r on r.project_id = o.id
          where r.id = ${params.ownerOf})`
  const rows = await db.execute<{ id: string }>(sql`
    select id from (
      select r.id, r.created_at, row_number() over (
        partition by p.user_id
        -- A running review keeps its turn, even if an older one is resumed.
        order by (r.status = 'running') desc, r.created_at, r.id
      ) as turn
      from ${reviews} r join ${projects} p on p.id = r.project_id
      where r.status in ('queued', 'running') and ${owner}
    ) living
    where turn <= ${settingNumber('reviewsAtOnce')}
    order by turn, created_at, id
    limit 200`)
  return rows.map(({ id }) => id)
}

export async function isInTurn(db: Queryable, params: { reviewId: string }): Promise<boolean> {
  return (await reviewsInTurn(db, { ownerOf: params.reviewId })).includes(params.reviewId)
}

/**
 * Called by a worker that has the review's lock. If another process is still recorded as its holder, that process has died:
 * counts the death and takes back its attempt. Returns the number of deaths since the review last made progress.
 */
export async function recordDeath(db: Db, params: { reviewId: string; holder: string }): Promise<number> {
  const [review] = await db
    .update(reviews)
    .set({
      deaths: sql`case when ${reviews.holder} <> ${params.holder} then ${reviews.deaths} + 1 else ${reviews.deaths} end`,
      attempts: sql`case when ${reviews.holder} <> ${params.holder} then ${reviews.attempts} - 1 else ${reviews.attempts} end`,
      holder: null,
    })
    .where(eq(reviews.id, params.reviewId))
    .returning({ deaths: reviews.deaths })
  return review?.deaths ?? 0
}

/** Called by a worker that leaves a review to be tried again, so that the worker is not taken for dead. */
export async function releaseReview(db: Db, params: { reviewId: string; holder: string }): Promise<void> {
  await db
    .update(reviews)
    .set({ holder: null })
    .where(sql`${reviews.id} = ${params.reviewId} and ${reviews.holder} = ${params.holder}`)
}
