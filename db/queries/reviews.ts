/**
 * Queries for owners: start, cancel and read reviews. Every change of status, here and in `review-runs.ts`, is one guarded
 * UPDATE in a transaction with its event, so that of two concurrent changes one does nothing.
 */
import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { opinions, projects, reports, reviewEvents, reviews, submissions } from '../schema/schema.ts'
import { type ReachedLimit, takeReview } from './allowance.ts'
import { hasFailed } from './checkpoints.ts'
import { appendEvent } from './events.ts'
import { type OwnedProject, ownedBy } from './owners.ts'
import { only } from './statements.ts'
import { addSubmission, type NewContent } from './submissions.ts'

/** Tells the worker that runs a review to stop. Payload: the review's id. */
export const cancelChannel = 'review_cancelled'

/** Statuses of a review that has not ended. */
export const alive = ['queued', 'running'] as const

/** Without a `reviewId`: the last completed review. */
type OfReview = OwnedProject & { reviewId?: string | undefined }

const isAsked = ({ reviewId }: { reviewId?: string | undefined }) =>
  reviewId === undefined ? undefined : eq(reviews.id, reviewId)

const owned = (params: OwnedProject) => and(eq(projects.id, params.projectId), ownedBy(params.userId))

/** Locks the project's row until the transaction ends, so that starts and cancellations happen one after another. */
async function lockProject(tx: Queryable, params: OwnedProject) {
  const { id, userId, status } = projects
  const [project] = await tx.select({ id, userId, status }).from(projects).where(owned(params)).for('update')
  return project
}

async function latestReview(tx: Queryable, projectId: number) {
  const [review] = await tx
    .select({ id: reviews.id, status: reviews.status, submissionId: reviews.submissionId })
    .from(reviews)
    .where(eq(reviews.projectId, projectId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1)
  return review
}

/** Content that replaces the current submission. Undefined notes stay as they are. */
export interface NewVersion {
  content: NewContent
  notes: string | null | undefined
}

export type StartOutcome =
  | { outcome: 'started' | 'resumed'; reviewId: string }
  | { outcome: 'not_found' | 'running' | 'never_reviewed' }
  | { outcome: 'used_up'; reached: ReachedLimit }

/**
 * Starts a review of the project's current submission. If the last review of the same content failed, it is resumed with its
 * finished opinions and ballots. The caller enqueues the job; if that fails, the reconciler does. Each start counts towards
 * the owner's reviews of today, except an administrator's (`userId` null). A given `version` first becomes the current
 * submission; for that the project must have been reviewed before. Throws `StorageFull`.
 */
export async function startReview(
  db: Queryable,
  params: OwnedProject & { version?: NewVersion },
): Promise<StartOutcome> {
  return db.transaction(async tx => {
    const project = await lockProject(tx, params)
    if (!project) return { outcome: 'not_found' }
    const { projectId } = params
    const last = await latestReview(tx, projectId)
    if (last && alive.some(status => status === last.status)) return { outcome: 'running' }
    if (params.version && !last && project.status === 'draft') return { outcome: 'never_reviewed' }
    const reached = params.userId === null ? null : await takeReview(tx, { userId: params.userId })
    if (reached) return { outcome: 'used_up', reached }
    if (params.version) await submitVersion(tx, project, params.version)
    const [submission] = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.projectId, projectId))
      .orderBy(desc(submissions.version))
      .limit(1)
    if (!submission) return { outcome: 'not_found' }
    const resumable = last?.status === 'failed' && last.submissionId === submission.id
    const reviewId = resumable ? await requeue(tx, last.id) : await insertReview(tx, projectId, submission.id)
    await tx.update(projects).set({ status: 'in_progress' }).where(eq(projects.id, projectId))
    await appendEvent(tx, { projectId, reviewId, type: 'review.queued' })
    await retell(tx, { projectId, reviewId, submissionId: submission.id })
    return { outcome: resumable ? 'resumed' : 'started', reviewId }
  })
}

/** Repeats the events of steps that will not run again, because whoever follows the new run does not see the earlier ones. */
async function retell(tx: Queryable, params: { projectId: number; reviewId: string; submissionId: number }) {
  const { projectId, reviewId, submissionId } = params
  const { type, detail, seq } = reviewEvents
  const analystId = sql<number>`(${detail} ->> 'analystId')::int`
  const kept = tx
    .select({ id: opinions.analystId })
    .from(opinions)
    .where(and(eq(opinions.reviewId, reviewId), eq(opinions.analystId, analystId)))
  const ofKept = and(eq(reviewEvents.reviewId, reviewId), eq(type, 'opinion.completed'), exists(kept))
  const steps = await tx
    .selectDistinctOn([type, analystId], { type, detail })
    .from(reviewEvents)
    .innerJoin(reviews, eq(reviews.id, reviewEvents.reviewId))
    .where(
      and(
        eq(reviewEvents.projectId, projectId),
        eq(reviews.submissionId, submissionId),
        or(eq(type, 'source.read'), ofKept),
      ),
    )
    .orderBy(desc(type), analystId, desc(seq))
  for (const step of steps) await appendEvent(tx, { projectId, reviewId, ...step, retold: true })
}

async function submitVersion(tx: Queryable, project: { id: number; userId: number }, version: NewVersion) {
  await addSubmission(tx, { projectId: project.id, userId: project.userId, content: version.content })
  if (version.notes !== undefined)
    await tx.update(projects).set({ notes: version.notes }).where(eq(projects.id, project.id))
}

/** Not now(), the transaction's start: that may be earlier than a review that ended while this one waited for the lock. */
const clock = sql`clock_timestamp()`

async function requeue(tx: Queryable, reviewId: string): Promise<string> {
  await tx
    .update(reviews)
    .set({ status: 'queued', failure: null, createdAt: clock, finishedAt: null, attempts: 0, holder: null, deaths: 0 })
    .where(eq(reviews.id, reviewId))
  // Only analysts that could not finish are asked again.
  await tx.delete(opinions).where(and(eq(opinions.reviewId, reviewId), hasFailed))
  return reviewId
}

async function insertReview(tx: Queryable, projectId: number, submissionId: number): Promise<string> {
  const inserted = tx.insert(reviews).values({ projectId, submissionId, createdAt: clock })
  return only(await inserted.returning({ id: reviews.id })).id
}

/** Cancels the unfinished review. The project becomes a draft again; finished steps stay stored. */
export async function cancelReview(
  db: Queryable,
  params: OwnedProject,
): Promise<{ outcome: 'cancelled'; reviewId: string } | { outcome: 'not_found' | 'nothing_to_cancel' }> {
  return db.transaction(async tx => {
    if (!(await lockProject(tx, params))) return { outcome: 'not_found' }
    const { projectId } = params
    const [review] = await tx
      .update(reviews)
      .set({ status: 'cancelled', finishedAt: sql`now()` })
      .where(and(eq(reviews.projectId, projectId), inArray(reviews.status, alive)))
      .returning({ id: reviews.id })
    if (!review) return { outcome: 'nothing_to_cancel' }
    await tx.update(projects).set({ status: 'draft' }).where(eq(projects.id, projectId))
    await appendEvent(tx, { projectId, reviewId: review.id, type: 'review.cancelled' })
    await tx.execute(sql`select pg_notify(${cancelChannel}, ${review.id})`)
    return { outcome: 'cancelled', reviewId: review.id }
  })
}

export type FoundReport = NonNullable<Awaited<ReturnType<typeof findReport>>>

/** The report of the given review, or of a project's last that completed, with what names it in a file and in print. */
export async function findReport(db: Db, params: OfReview | { reviewId: string; userId: number | null }) {
  const isDone = eq(reviews.status, 'completed')
  const [row] = await db
    .select({
      report: reports.report,
      name: projects.name,
      version: submissions.version,
      versions: db.$count(reviews, and(eq(reviews.projectId, projects.id), isDone)),
      finishedAt: reviews.finishedAt,
    })
    .from(reports)
    .innerJoin(reviews, eq(reviews.id, reports.reviewId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(and('projectId' in params ? owned(params) : ownedBy(params.userId), isDone, isAsked(params)))
    .orderBy(desc(reviews.createdAt))
    .limit(1)
  return row ?? null
}

/** The submission of `findReport`'s report, so that its quotes can be found; the current one if the project has no report. */
export async function findReadSubmission(db: Db, params: OfReview) {
  const [row] = await db
    .select({
      id: submissions.id,
      document: submissions.document,
      file: submissions.fileKey,
      desktop: submissions.desktopKey,
      phone: submissions.phoneKey,
      drawnPages: submissions.drawnPages,
      finishedAt: reviews.finishedAt,
      reviewId: reviews.id,
      notes: projects.notes,
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .leftJoin(reviews, and(eq(reviews.submissionId, submissions.id), eq(reviews.status, 'completed')))
    .where(and(owned(params), isAsked(params)))
    .orderBy(sql`${reviews.createdAt} desc nulls last`, desc(submissions.version))
    .limit(1)
  return row
}
