/** The finished steps of a running review, stored so that a worker that resumes it repeats nothing. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { LocatedDocument } from '../located-document.ts'
import type { Ballots, Gathering, Opinion, Usage } from '../opinion.ts'
import { ballots, gatherings, opinions, reviewEvents, reviews, submissions } from '../schema/schema.ts'
import type { EventType } from '../vocabulary.ts'
import { addCost, costOf, documentBytes, ownerOf } from './allowance.ts'
import { appendEvent } from './events.ts'
import { lockProjectOf } from './owners.ts'

/** The review was cancelled, deleted or finished by another worker, so the caller must stop. */
export class ReviewEnded extends Error {}

/** Runs a step only if the review is still running, so that a cancelled review stores nothing more. */
async function whileRunning<T>(
  db: Db,
  reviewId: string,
  step: (tx: Queryable, projectId: number) => Promise<T>,
): Promise<T> {
  return db.transaction(async tx => {
    const projectId = await lockProjectOf(tx, reviewId)
    const isRunning = and(eq(reviews.id, reviewId), eq(reviews.status, 'running'))
    if (projectId === null || (await tx.$count(reviews, isRunning)) === 0)
      throw new ReviewEnded(`Review ${reviewId} is not running`)
    return step(tx, projectId)
  })
}

/**
 * Adds the cost of a step beyond `counted`, and resets the count of worker deaths: a review that makes progress between two
 * deaths is not what kills its workers.
 */
async function recordProgress(
  tx: Queryable,
  step: { reviewId: string; usage: Usage | null; counted?: Usage | null | undefined },
): Promise<void> {
  const { reviewId, usage, counted = null } = step
  await addCost(tx, { userId: ownerOf(reviewId), cost: costOf([usage]) - costOf([counted]) })
  await tx
    .update(reviews)
    .set({ deaths: 0 })
    .where(and(eq(reviews.id, step.reviewId), gt(reviews.deaths, 0)))
}

interface StepEvent {
  type: EventType
  detail: Record<string, unknown>
}

/** Appends an event. With `unlessTold`, only if the review has none of this type yet, for example from a run that died. */
export async function recordEvent(
  db: Db,
  params: StepEvent & { reviewId: string; unlessTold?: boolean },
): Promise<void> {
  const { unlessTold, ...event } = params
  await whileRunning(db, event.reviewId, async (tx, projectId) => {
    const same = and(eq(reviewEvents.reviewId, event.reviewId), eq(reviewEvents.type, event.type))
    const earlier = unlessTold ? await tx.select({ seq: reviewEvents.seq }).from(reviewEvents).where(same).limit(1) : []
    if (earlier.length === 0) await appendEvent(tx, { ...event, projectId })
  })
}

/** Stores the parsed document, once, with its event. */
export async function saveDocument(
  db: Db,
  params: {
    reviewId: string
    submissionId: number
    document: LocatedDocument
    desktopKey: string | null
    phoneKey: string | null
    /** Of both pictures together. */
    pictureBytes: number
    detail: Record<string, unknown>
  },
): Promise<void> {
  const { document, desktopKey, phoneKey } = params
  const read = documentBytes(document) + params.pictureBytes
  const storedBytes = sql`coalesce(${submissions.fileSize}, 0) + ${read}::bigint`
  await whileRunning(db, params.reviewId, async (tx, projectId) => {
    await tx
      .update(submissions)
      .set({ document, desktopKey, phoneKey, storedBytes })
      .where(eq(submissions.id, params.submissionId))
    await recordProgress(tx, { reviewId: params.reviewId, usage: null })
    await appendEvent(tx, { projectId, reviewId: params.reviewId, type: 'source.read', detail: params.detail })
  })
}

export const hasFailed = sql`${opinions.opinion}->>'failure' is not null`

export async function findOpinions(db: Queryable, params: { reviewId: string }): Promise<Opinion[]> {
  const rows = await db
    .select({ opinion: opinions.opinion })
    .from(opinions)
    .where(eq(opinions.reviewId, params.reviewId))
    .orderBy(asc(opinions.analystId))
  return rows.map(({ opinion }) => opinion)
}

/** Stores an opinion with its event. It replaces a failed opinion, but never a finished one. */
export async function saveOpinion(
  db: Db,
  params: { reviewId: string; opinion: Opinion; event: StepEvent },
): Promise<void> {
  const { reviewId, opinion } = params
  await whileRunning(db, reviewId, async (tx, projectId) => {
    const { count } = await tx
      .insert(opinions)
      .values({ reviewId, analystId: opinion.analystId, opinion })
      .onConflictDoUpdate({
        target: [opinions.reviewId, opinions.analystId],
        set: { opinion },
        setWhere: hasFailed,
      })
    if (count === 0) return
    await recordProgress(tx, { reviewId, usage: opinion.usage })
    await appendEvent(tx, { projectId, reviewId, ...params.event })
  })
}

export async function findGathering(db: Queryable, params: { reviewId: string }): Promise<Gathering | null> {
  const [row] = await db
    .select({ gathering: gatherings.gathering })
    .from(gatherings)
    .where(eq(gatherings.reviewId, params.reviewId))
  return row?.gathering ?? null
}

/** Stores the gathering with its event, replacing an earlier one: after a retry there is more to gather. Usage covers all tries. */
export async function saveGathering(
  db: Db,
  params: { reviewId: string; gathering: Gathering; event: StepEvent },
): Promise<void> {
  const { reviewId, gathering } = params
  await whileRunning(db, reviewId, async (tx, projectId) => {
    const before = await findGathering(tx, { reviewId })
    await tx
      .insert(gatherings)
      .values({ reviewId, gathering })
      .onConflictDoUpdate({ target: gatherings.reviewId, set: { gathering } })
    await recordProgress(tx, { reviewId, usage: gathering.usage, counted: before?.usage })
    await appendEvent(tx, { projectId, reviewId, ...params.event })
  })
}

/** The ballots of all analysts that have voted, by analyst id. */
export async function findBallots(db: Queryable, params: { reviewId: string }): Promise<Ballots[]> {
  const rows = await db
    .select({ ballots: ballots.ballots })
    .from(ballots)
    .where(eq(ballots.reviewId, params.reviewId))
    .orderBy(asc(ballots.analystId))
  return rows.map(row => row.ballots)
}

/** Replaces an analyst's ballots: after a retry it has voted on more claims. Usage covers all tries. */
export async function saveBallots(db: Db, params: { reviewId: string; ballots: Ballots }): Promise<void> {
  const { reviewId } = params
  const cast = params.ballots
  await whileRunning(db, reviewId, async tx => {
    const before = (await findBallots(tx, { reviewId })).find(({ analystId }) => analystId === cast.analystId)
    await tx
      .insert(ballots)
      .values({ reviewId, analystId: cast.analystId, ballots: cast })
      .onConflictDoUpdate({ target: [ballots.reviewId, ballots.analystId], set: { ballots: cast } })
    await recordProgress(tx, { reviewId, usage: cast.usage, counted: before?.usage })
  })
}

/** Deletes all later steps too, since they name findings by ids that new opinions reuse. `blank` keeps their usage. */
export async function withdrawOpinions(
  db: Db,
  { reviewId, ids, blank }: { reviewId: string; ids: number[]; blank: Ballots[] },
): Promise<void> {
  await whileRunning(db, reviewId, async tx => {
    await tx.delete(opinions).where(and(eq(opinions.reviewId, reviewId), inArray(opinions.analystId, ids)))
    for (const table of [gatherings, ballots]) await tx.delete(table).where(eq(table.reviewId, reviewId))
    for (const one of blank) await tx.insert(ballots).values({ reviewId, analystId: one.analystId, ballots: one })
  })
}

export async function storedCost(db: Queryable, params: { reviewId: string }): Promise<number> {
  const [opined, gathering, cast] = await Promise.all([
    findOpinions(db, params),
    findGathering(db, params),
    findBallots(db, params),
  ])
  return costOf([...opined, ...(gathering ? [gathering] : []), ...cast].map(({ usage }) => usage))
}
