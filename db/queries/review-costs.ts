import { and, desc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { shownPages } from '../limits.ts'
import type { Usage } from '../opinion.ts'
import { projects, reports, reviewEvents, reviews, submissions } from '../schema/schema.ts'
import { charactersOfToken, tokensOfBlock } from '../tokens.ts'
import type { EngineName } from '../vocabulary.ts'

export type Length = Pick<PastReview, 'tokens' | 'pictures'>
export type PastReview = Awaited<ReturnType<typeof listPastReviews>>[number]

const kept = 20

/** Like `estimateTokens`, but counts bytes in the database, where matching patterns would take seconds. */
const tokens = sql<number>`(
  select coalesce(sum((chars - other) / ${charactersOfToken}::float8 + other + ${tokensOfBlock}::int), 0)
  from jsonb_array_elements(${submissions.document} -> 'blocks') as block, lateral (select block ->> 'text' as text) as one,
    lateral (select length(text) as chars, least(octet_length(text) - length(text), length(text)) as other) as counted
)`.mapWith(Number)

/** Pages of which a model is shown pictures. */
const pictures = sql<number>`least(
  coalesce(${submissions.drawnPages}, jsonb_array_length(${submissions.document} -> 'sheets'), 0),
  case ${submissions.contentType} when 'website' then ${shownPages.website}::int else ${shownPages.document}::int end)`

/** The newest reviews by whole panels with this engine and model that were never interrupted, so their time is all work. */
export async function listPastReviews(db: Db, of: { engine: EngineName; model: string | null }) {
  const { engine, model } = of
  const usage = sql`${reports.report} -> 'usage'`
  const ofReview = and(eq(reviewEvents.projectId, reviews.projectId), eq(reviewEvents.reviewId, reviews.id))
  const failures = db
    .select()
    .from(reviewEvents)
    .where(and(ofReview, eq(reviewEvents.type, 'review.failed')))
  return db
    .select({
      seconds: sql<number>`extract(epoch from ${reviews.finishedAt} - ${reviews.startedAt})`.mapWith(Number),
      usage: sql<Usage | null>`nullif(${usage} -> 'total', 'null')`,
      analysts: sql<number>`jsonb_array_length(${usage} -> 'analysts')`.mapWith(Number),
      tokens,
      pictures,
    })
    .from(reviews)
    .innerJoin(reports, eq(reports.reviewId, reviews.id))
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(
      and(
        eq(reviews.status, 'completed'),
        eq(reviews.engine, engine),
        model === null ? isNull(reviews.model) : eq(reviews.model, model),
        eq(reviews.attempts, 1),
        sql`${reports.report} -> 'missing' = '[]'`,
        notExists(failures),
      ),
    )
    .orderBy(desc(reviews.finishedAt))
    .limit(kept)
}

/** The length of an address or a project of this person when it was last read; null if it never was. */
export async function findReadLength(
  db: Db,
  params: { userId: number; projectId?: number | undefined; contentUrl?: string | undefined },
): Promise<Length | null> {
  const { contentUrl, projectId = 0, userId } = params
  const wanted = contentUrl ? eq(submissions.url, contentUrl) : eq(submissions.projectId, projectId)
  const [row] = await db
    .select({ tokens, pictures })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(and(eq(projects.userId, userId), isNotNull(submissions.document), wanted))
    .orderBy(desc(submissions.id))
    .limit(1)
  return row ?? null
}
