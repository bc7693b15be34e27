/** What completed reviews took and cost, for an estimate of the next one. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { reports, reviews } from '../schema/schema.ts'
import type { EngineName } from '../vocabulary.ts'

export interface PastCost {
  seconds: number
  /** US dollars; null if unknown. */
  cost: number | null
  analysts: number
}

const kept = 20

/** The newest reviews with this engine and model, without those that were interrupted: their time says nothing. */
export async function listPastCosts(db: Db, params: { engine: EngineName; model: string | null }): Promise<PastCost[]> {
  const { engine, model } = params
  const usage = sql`${reports.report} -> 'usage'`
  return db
    .select({
      seconds: sql<number>`extract(epoch from ${reviews.finishedAt} - ${reviews.startedAt})`.mapWith(Number),
      cost: sql<number | null>`(${usage} -> 'total' ->> 'cost')::float8`,
      analysts: sql<number>`jsonb_array_length(${usage} -> 'analysts')`.mapWith(Number),
    })
    .from(reviews)
    .innerJoin(reports, eq(reports.reviewId, reviews.id))
    .where(
      and(
        eq(reviews.status, 'completed'),
        eq(reviews.engine, engine),
        model === null ? isNull(reviews.model) : eq(reviews.model, model),
        eq(reviews.attempts, 1),
        isNotNull(reviews.startedAt),
      ),
    )
    .orderBy(desc(reviews.finishedAt))
    .limit(kept)
}
