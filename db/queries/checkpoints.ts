/** What a running review has finished: stored step by step, so that whoever takes it up next repeats nothing. */
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { ballots, findings, opinions, projects, reviewEvents, reviews, submissions } from '../schema.ts'
import type { Ballot, LocatedDocument, Opinion, Usage } from '../shapes.ts'
import type { EventType } from '../vocabulary.ts'
import { addCost, documentBytes } from './allowance.ts'
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

/** A review that gets on between two deaths of its worker is not what kills it. */
async function gotOn(tx: Queryable, reviewId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ deaths: 0 })
    .where(and(eq(reviews.id, reviewId), gt(reviews.deaths, 0)))
}

/** Tells of a step; `unlessTold` leaves out what was told of this review before, as by a run that died. */
export async function recordEvent(
  db: Db,
  params: { reviewId: string; type: EventType; detail: Record<string, unknown>; unlessTold?: boolean },
): Promise<void> {
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
    await gotOn(tx, params.reviewId)
    await appendEvent(tx, { projectId, reviewId: params.reviewId, type: 'source.read', detail: params.detail })
  })
}

export async function findOpinions(db: Db, params: { reviewId: string }): Promise<Opinion[]> {
  const [rows, found] = await Promise.all([
    db.select().from(opinions).where(eq(opinions.reviewId, params.reviewId)).orderBy(asc(opinions.analystId)),
    db
      .select({ analystId: findings.analystId, finding: findings.finding })
      .from(findings)
      .where(eq(findings.reviewId, params.reviewId))
      .orderBy(asc(findings.analystId), asc(findings.position)),
  ])
  return rows.map(row => ({
    analystId: row.analystId,
    usage: row.usage,
    failure: row.failure,
    findings: found.filter(entry => entry.analystId === row.analystId).map(entry => entry.finding),
  }))
}

/**
 * Keeps an opinion and tells of it. One that is finished stays as it is, so the second of two writers changes nothing;
 * one that failed gives way to a later one.
 */
export async function saveOpinion(
  db: Db,
  params: { reviewId: string; opinion: Opinion; said: { type: EventType; detail: Record<string, unknown> } },
): Promise<void> {
  const { reviewId, opinion } = params
  const { analystId, usage, failure } = opinion
  await whileRunning(db, reviewId, async (tx, projectId) => {
    const written = await tx
      .insert(opinions)
      .values({ reviewId, analystId, usage, failure })
      .onConflictDoUpdate({
        target: [opinions.reviewId, opinions.analystId],
        set: { usage, failure },
        setWhere: isNotNull(opinions.failure),
      })
      .returning({ analystId: opinions.analystId })
    if (written.length === 0) return
    await gotOn(tx, reviewId)
    await addCost(tx, { reviewId, usage })
    const rows = opinion.findings.map((finding, position) => ({
      reviewId,
      id: finding.id,
      analystId,
      position,
      finding,
    }))
    if (rows.length > 0) await tx.insert(findings).values(rows)
    await appendEvent(tx, { projectId, reviewId, ...params.said })
  })
}

export async function findBallots(
  db: Db,
  params: { reviewId: string },
): Promise<Map<number, { ballots: Ballot[]; usage: Usage | null }>> {
  const [voters, cast] = await Promise.all([
    db
      .select({ analystId: opinions.analystId, usage: opinions.ballotUsage })
      .from(opinions)
      .where(and(eq(opinions.reviewId, params.reviewId), isNotNull(opinions.votedAt)))
      .orderBy(asc(opinions.analystId)),
    db
      .select({
        analystId: ballots.analystId,
        findingId: ballots.findingId,
        vote: ballots.vote,
        reason: ballots.reason,
      })
      .from(ballots)
      .where(eq(ballots.reviewId, params.reviewId))
      .orderBy(asc(ballots.analystId), asc(ballots.position)),
  ])
  return new Map(
    voters.map(voter => [
      voter.analystId,
      { usage: voter.usage, ballots: cast.filter(ballot => ballot.analystId === voter.analystId) },
    ]),
  )
}

/** Replaces a voter's ballots: after a retry it has voted on further claims. Voters are those with an opinion. */
export async function saveBallots(
  db: Db,
  params: { reviewId: string; analystId: number; ballots: Ballot[]; usage: Usage | null },
): Promise<void> {
  const { reviewId, analystId } = params
  await whileRunning(db, reviewId, async tx => {
    await tx
      .update(opinions)
      .set({ votedAt: sql`now()`, ballotUsage: params.usage })
      .where(and(eq(opinions.reviewId, reviewId), eq(opinions.analystId, analystId)))
    await gotOn(tx, reviewId)
    await addCost(tx, { reviewId, usage: params.usage })
    await tx.delete(ballots).where(and(eq(ballots.reviewId, reviewId), eq(ballots.analystId, analystId)))
    if (params.ballots.length === 0) return
    await tx.insert(ballots).values(params.ballots.map((ballot, position) => ({ ...ballot, reviewId, position })))
  })
}
