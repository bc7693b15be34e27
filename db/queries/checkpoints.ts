/** What a running review has finished: stored step by step, so that whoever takes it up next repeats nothing. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { ballots, findings, opinions, projects, reviews, submissions } from '../schema.ts'
import type { Ballot, LocatedDocument, Opinion, Usage } from '../shapes.ts'
import type { EventType } from '../vocabulary.ts'
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

export async function recordEvent(
  db: Db,
  params: { reviewId: string; type: EventType; detail: Record<string, unknown> },
): Promise<void> {
  await whileRunning(db, params.reviewId, (tx, projectId) => appendEvent(tx, { ...params, projectId }))
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
    detail: Record<string, unknown>
  },
): Promise<void> {
  const { document, desktopKey, phoneKey } = params
  await whileRunning(db, params.reviewId, async (tx, projectId) => {
    await tx.update(submissions).set({ document, desktopKey, phoneKey }).where(eq(submissions.id, params.submissionId))
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

/** Unique per review and analyst: the second of two writers changes nothing. */
export async function saveOpinion(db: Db, params: { reviewId: string; opinion: Opinion }): Promise<void> {
  const { reviewId, opinion } = params
  await whileRunning(db, reviewId, async tx => {
    const inserted = await tx
      .insert(opinions)
      .values({ reviewId, analystId: opinion.analystId, usage: opinion.usage, failure: opinion.failure })
      .onConflictDoNothing()
      .returning({ analystId: opinions.analystId })
    if (inserted.length === 0 || opinion.findings.length === 0) return
    await tx.insert(findings).values(
      opinion.findings.map((finding, position) => ({
        reviewId,
        id: finding.id,
        analystId: opinion.analystId,
        position,
        finding,
      })),
    )
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

export async function saveBallots(
  db: Db,
  params: { reviewId: string; analystId: number; ballots: Ballot[]; usage: Usage | null },
): Promise<void> {
  const { reviewId, analystId } = params
  await whileRunning(db, reviewId, async tx => {
    const voted = await tx
      .insert(opinions)
      .values({ reviewId, analystId, votedAt: sql`now()`, ballotUsage: params.usage })
      .onConflictDoUpdate({
        target: [opinions.reviewId, opinions.analystId],
        set: { votedAt: sql`now()`, ballotUsage: params.usage },
        setWhere: sql`${opinions.votedAt} is null`,
      })
      .returning({ analystId: opinions.analystId })
    if (voted.length === 0 || params.ballots.length === 0) return
    await tx.insert(ballots).values(params.ballots.map((ballot, position) => ({ ...ballot, reviewId, position })))
  })
}
