/**
 * Whose review is next. Of each owner only the oldest living reviews have a turn, as many as one person may have running
 * at once; the others wait as rows and get their job when one before them has ended. So the queue holds at most that
 * many of anybody's, and owners take turns however much one of them submits.
 */
import { eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, reviews } from '../schema/schema.ts'
import { settingNumber } from './settings.ts'

/** Ids of living reviews, each owner's first before anybody's second; at most 200, or those of one owner. */
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
        -- What runs keeps its turn, even where an older one is taken up again.
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

/** Whether this review may run now. */
export async function isInTurn(db: Queryable, params: { reviewId: string }): Promise<boolean> {
  return (await reviewsInTurn(db, { ownerOf: params.reviewId })).includes(params.reviewId)
}

/**
 * Notes that a worker died with this review in hand, where one did: it is held by another process than `holder`, though
 * nobody has its lock. That attempt is given back. Returns how often that happened since the review last got on.
 */
export async function noteDeath(db: Db, params: { reviewId: string; holder: string }): Promise<number> {
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

/** A worker that leaves a review in order, for another try, is no dead one. */
export async function letGo(db: Db, params: { reviewId: string; holder: string }): Promise<void> {
  await db
    .update(reviews)
    .set({ holder: null })
    .where(sql`${reviews.id} = ${params.reviewId} and ${reviews.holder} = ${params.holder}`)
}
