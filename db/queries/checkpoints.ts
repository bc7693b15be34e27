/** What a running review has finished: stored step by step, so that whoever takes it up next repeats nothing. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { LocatedDocument } from '../located-document.ts'
import type { Ballots, Gathering, Opinion, Usage } from '../report.ts'
import { ballots, gatherings, opinions, projects, reviewEvents, reviews, submissions } from '../schema/schema.ts'
import type { EventType } from '../vocabulary.ts'
import { addCost, costOf, documentBytes } from './allowance.ts'
import { appendEvent } from './events.ts'

/** The review was cancelled, deleted or finished by another: whoever runs it has nothing left to do. */
export class ReviewEnded extends Error {}

/** Runs a step only while the review runs: a cancelled review gets no further opinions. */
async function whileRunning<T>(
  db: Db,
  reviewId: string,
  step: (tx: Queryable, projectId: number) => Promise<T>,
): Promise<T> {
  return db.transaction(async tx => {
    // The project's lock comes first, as in queries/reviews.ts: two orders of locking are a deadlock waiting to happen.
    await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, tx.select({ id: reviews.projectId }).from(reviews).where(eq(reviews.id, reviewId))))
      .for('update')
    const [review] = await tx
      .select({ projectId: reviews.projectId })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, 'running')))
    if (!review) throw new ReviewEnded(`Review ${reviewId} is not running`)
    return step(tx, review.projectId)
  })
}

/**
 * Counts what a step cost beyond `counted`. A review that gets on between two deaths of its worker is not what kills it.
 */
async function gotOn(
  tx: Queryable,
  step: { reviewId: string; usage: Usage | null; counted?: Usage | null | undefined },
): Promise<void> {
  const { reviewId, usage, counted = null } = step
  await addCost(tx, { reviewId, cost: costOf([usage]) - costOf([counted]) })
  await tx
    .update(reviews)
    .set({ deaths: 0 })
    .where(and(eq(reviews.id, step.reviewId), gt(reviews.deaths, 0)))
}

/** An event that is told with the step that it tells of. */
interface Said {
  type: EventType
  detail: Record<string, unknown>
}

/** Tells of a step; `unlessTold` leaves out what was told of this review before, as by a run that died. */
export async function recordEvent(db: Db, params: Said & { reviewId: string; unlessTold?: boolean }): Promise<void> {
  const { unlessTold, ...event } = params
  await whileRunning(db, event.reviewId, async (tx, projectId) => {
    const same = and(eq(reviewEvents.reviewId, event.reviewId), eq(reviewEvents.type, event.type))
    const told = unlessTold ? await tx.select({ seq: reviewEvents.seq }).from(reviewEvents).where(same).limit(1) : []
    if (told.length === 0) await appendEvent(tx, { ...event, projectId })
  })
}

/** Stores what was read, once, with the event that says so. */
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
    await gotOn(tx, { reviewId: params.reviewId, usage: null })
    await appendEvent(tx, { projectId, reviewId: params.reviewId, type: 'source.read', detail: params.detail })
  })
}

/** Of an opinion. */
export const hasFailed = sql`${opinions.opinion}->>'failure' is not null`

export async function findOpinions(db: Queryable, params: { reviewId: string }): Promise<Opinion[]> {
  const rows = await db
    .select({ opinion: opinions.opinion })
    .from(opinions)
    .where(eq(opinions.reviewId, params.reviewId))
    .orderBy(asc(opinions.analystId))
  return rows.map(({ opinion }) => opinion)
}

/**
 * Keeps an opinion and tells of it. One that is finished stays as it is, so the second of two writers changes nothing;
 * one that failed gives way to a later one.
 */
export async function saveOpinion(db: Db, params: { reviewId: string; opinion: Opinion; said: Said }): Promise<void> {
  const { reviewId, opinion } = params
  await whileRunning(db, reviewId, async (tx, projectId) => {
    const written = await tx
      .insert(opinions)
      .values({ reviewId, analystId: opinion.analystId, opinion })
      .onConflictDoUpdate({
        target: [opinions.reviewId, opinions.analystId],
        set: { opinion },
        setWhere: hasFailed,
      })
      .returning({ analystId: opinions.analystId })
    if (written.length === 0) return
    await gotOn(tx, { reviewId, usage: opinion.usage })
    await appendEvent(tx, { projectId, reviewId, ...params.said })
  })
}

export async function findGathering(db: Queryable, params: { reviewId: string }): Promise<Gathering | null> {
  const [row] = await db
    .select({ gathering: gatherings.gathering })
    .from(gatherings)
    .where(eq(gatherings.reviewId, params.reviewId))
  return row?.gathering ?? null
}

/** Replaces what was gathered, and tells of it: after a retry there is more to gather. Its usage is that of all tries. */
export async function saveGathering(
  db: Db,
  params: { reviewId: string; gathering: Gathering; said: Said },
): Promise<void> {
  const { reviewId, gathering } = params
  await whileRunning(db, reviewId, async (tx, projectId) => {
    const before = await findGathering(tx, { reviewId })
    await tx
      .insert(gatherings)
      .values({ reviewId, gathering })
      .onConflictDoUpdate({ target: gatherings.reviewId, set: { gathering } })
    await gotOn(tx, { reviewId, usage: gathering.usage, counted: before?.usage })
    await appendEvent(tx, { projectId, reviewId, ...params.said })
  })
}

/** Of everyone who has voted, by id. */
export async function findBallots(db: Queryable, params: { reviewId: string }): Promise<Ballots[]> {
  const rows = await db
    .select({ ballots: ballots.ballots })
    .from(ballots)
    .where(eq(ballots.reviewId, params.reviewId))
    .orderBy(asc(ballots.analystId))
  return rows.map(row => row.ballots)
}

/** Replaces a voter's ballots: after a retry it has voted on further claims. Their usage is that of all tries. */
export async function saveBallots(db: Db, params: { reviewId: string; ballots: Ballots }): Promise<void> {
  const { reviewId } = params
  const cast = params.ballots
  await whileRunning(db, reviewId, async tx => {
    const before = (await findBallots(tx, { reviewId })).find(({ analystId }) => analystId === cast.analystId)
    await tx
      .insert(ballots)
      .values({ reviewId, analystId: cast.analystId, ballots: cast })
      .onConflictDoUpdate({ target: [ballots.reviewId, ballots.analystId], set: { ballots: cast } })
    await gotOn(tx, { reviewId, usage: cast.usage, counted: before?.usage })
  })
}

/** What the steps that are kept have cost together. */
export async function keptCost(db: Queryable, params: { reviewId: string }): Promise<number> {
  const [opined, gathering, cast] = await Promise.all([
    findOpinions(db, params),
    findGathering(db, params),
    findBallots(db, params),
  ])
  return costOf([...opined, ...(gathering ? [gathering] : []), ...cast].map(({ usage }) => usage))
}
