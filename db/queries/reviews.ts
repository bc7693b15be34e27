/**
 * The life of a review. Every change of status is one guarded UPDATE in a transaction with its event, so that two
 * processes that race end with one of them having done nothing.
 */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { analysts, opinions, projects, reports, reviews, submissions } from '../schema.ts'
import type { Failure, LocatedDocument, PanelAnalyst, Report } from '../shapes.ts'
import type { ContentType, EngineName, PanelId, Viewport } from '../vocabulary.ts'
import { appendEvent } from './events.ts'

/** Payload: the review's id. Tells the worker that runs it to stop. */
export const cancelChannel = 'review_cancelled'

const alive = ['queued', 'running'] as const

/** `userId` null: any owner's (an administrator, or the system). */
const owned = (params: { projectId: number; userId: number | null }) =>
  params.userId === null
    ? eq(projects.id, params.projectId)
    : and(eq(projects.id, params.projectId), eq(projects.userId, params.userId))

/** Locks the project's row until the transaction ends, so that two starts or a start and a cancel queue up. */
async function lockProject(tx: Queryable, params: { projectId: number; userId: number | null }) {
  const [project] = await tx.select({ id: projects.id }).from(projects).where(owned(params)).for('update')
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

/**
 * Starts a review of the project's current submission, or resumes the last one where it failed on the same content:
 * its finished opinions and ballots are kept. The caller enqueues the job; if that fails, the reconciler does.
 */
export async function startReview(
  db: Queryable,
  params: { projectId: number; userId: number | null },
): Promise<{ outcome: 'started' | 'resumed'; reviewId: string } | { outcome: 'not_found' | 'running' }> {
  return db.transaction(async tx => {
    if (!(await lockProject(tx, params))) return { outcome: 'not_found' }
    const { projectId } = params
    const last = await latestReview(tx, projectId)
    if (last && alive.some(status => status === last.status)) return { outcome: 'running' }
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
    return { outcome: resumable ? 'resumed' : 'started', reviewId }
  })
}

async function requeue(tx: Queryable, reviewId: string): Promise<string> {
  await tx
    .update(reviews)
    .set({ status: 'queued', failure: null, finishedAt: null, attempts: 0 })
    .where(eq(reviews.id, reviewId))
  // An analyst that could not finish is asked again; those that did are not.
  await tx.delete(opinions).where(and(eq(opinions.reviewId, reviewId), isNotNull(opinions.failure)))
  return reviewId
}

async function insertReview(tx: Queryable, projectId: number, submissionId: number): Promise<string> {
  // now() is when the transaction began, which may be before a review that ended while this one waited for the lock.
  const createdAt = sql`clock_timestamp()`
  const [review] = await tx.insert(reviews).values({ projectId, submissionId, createdAt }).returning({ id: reviews.id })
  if (!review) throw new Error('INSERT INTO reviews returned no row')
  return review.id
}

/** Cancels the living review. The project goes back to draft; what was done stays stored. */
export async function cancelReview(
  db: Queryable,
  params: { projectId: number; userId: number | null },
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

/** What a worker needs to run a review. */
export interface ClaimedReview {
  id: string
  projectId: number
  panelId: PanelId
  /** What the owner wants the analysts to know. */
  notes: string | null
  attempts: number
  submission: {
    id: number
    contentType: ContentType
    url: string | null
    fileKey: string | null
    fileName: string | null
    document: LocatedDocument | null
  }
}

/** Marks a review as running and counts the attempt; null where it is no longer alive. */
export async function claimReview(db: Db, params: { reviewId: string }): Promise<ClaimedReview | null> {
  const [claimed] = await db
    .update(reviews)
    .set({
      status: 'running',
      startedAt: sql`coalesce(${reviews.startedAt}, now())`,
      attempts: sql`${reviews.attempts} + 1`,
    })
    .where(and(eq(reviews.id, params.reviewId), inArray(reviews.status, alive)))
    .returning({ id: reviews.id, attempts: reviews.attempts })
  if (!claimed) return null
  const [row] = await db
    .select({ projectId: projects.id, panelId: projects.panelId, notes: projects.notes, submission: submissions })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(eq(reviews.id, params.reviewId))
  return row ? { ...claimed, ...row } : null
}

/** The active analysts of a panel, by id. */
export async function activeAnalysts(db: Db, params: { panelId: PanelId }): Promise<PanelAnalyst[]> {
  return db
    .select({
      id: analysts.id,
      name: analysts.name,
      title: analysts.title,
      specialty: analysts.specialty,
      prompt: analysts.prompt,
      lens: analysts.lens,
    })
    .from(analysts)
    .where(and(eq(analysts.panelId, params.panelId), eq(analysts.isActive, true)))
    .orderBy(analysts.id)
}

/** Ends a running review with its report. False where it was cancelled or ended meanwhile. */
export async function completeReview(
  db: Db,
  params: { reviewId: string; report: Report; detail: Record<string, unknown> },
): Promise<boolean> {
  const { report } = params
  return finish(db, params.reviewId, { status: 'completed', engine: report.engine, model: report.model }, async tx => {
    await tx
      .insert(reports)
      .values({ reviewId: params.reviewId, report })
      .onConflictDoUpdate({ target: reports.reviewId, set: { report } })
    return { type: 'review.completed', projectStatus: 'completed', detail: params.detail }
  })
}

/** Ends a living review with the reason it failed; the project goes back to draft. False where it had ended. */
export async function failReview(db: Db, params: { reviewId: string; failure: Failure }): Promise<boolean> {
  const { failure } = params
  return finish(db, params.reviewId, { status: 'failed', failure }, async () => ({
    type: 'review.failed',
    projectStatus: 'draft',
    detail: { ...failure },
  }))
}

async function finish(
  db: Db,
  reviewId: string,
  set: { status: 'completed' | 'failed'; engine?: EngineName; model?: string | null; failure?: Failure },
  effect: (tx: Queryable) => Promise<{
    type: 'review.completed' | 'review.failed'
    projectStatus: 'completed' | 'draft'
    detail: Record<string, unknown>
  }>,
): Promise<boolean> {
  return db.transaction(async tx => {
    // The project's lock comes first, as everywhere: two orders of locking are a deadlock waiting to happen.
    const [owner] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, tx.select({ id: reviews.projectId }).from(reviews).where(eq(reviews.id, reviewId))))
      .for('update')
    if (!owner) return false
    const [review] = await tx
      .update(reviews)
      .set({ ...set, finishedAt: sql`now()` })
      .where(and(eq(reviews.id, reviewId), inArray(reviews.status, alive)))
      .returning({ id: reviews.id })
    if (!review) return false
    const { type, projectStatus, detail } = await effect(tx)
    await tx.update(projects).set({ status: projectStatus }).where(eq(projects.id, owner.id))
    await appendEvent(tx, { projectId: owner.id, reviewId, type, detail })
    return true
  })
}

/** Ids of reviews that should have a job, oldest first. */
export async function aliveReviews(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.status, alive))
    .orderBy(reviews.createdAt)
    .limit(200)
  return rows.map(row => row.id)
}

/** Those of the reviews that are no longer alive: ended, or deleted with their project. */
export async function endedReviews(db: Db, params: { reviewIds: string[] }): Promise<string[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(inArray(reviews.id, params.reviewIds), inArray(reviews.status, alive)))
  return params.reviewIds.filter(id => !rows.some(row => row.id === id))
}

/** The report of a completed project's last completed review. */
export async function findReport(db: Db, params: { projectId: number; userId: number | null }): Promise<Report | null> {
  const [row] = await db
    .select({ report: reports.report })
    .from(reports)
    .innerJoin(reviews, eq(reviews.id, reports.reviewId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(owned(params), eq(projects.status, 'completed'), eq(reviews.status, 'completed')))
    .orderBy(desc(reviews.createdAt))
    .limit(1)
  return row?.report ?? null
}

/** The current submission's located document; null before it was read. */
export async function findDocument(
  db: Db,
  params: { projectId: number; userId: number | null },
): Promise<LocatedDocument | null> {
  const [row] = await db
    .select({ document: submissions.document })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(owned(params))
    .orderBy(desc(submissions.version))
    .limit(1)
  return row?.document ?? null
}

/** The file key of a website's screenshot; null where there is none. */
export async function findScreenshotKey(
  db: Db,
  params: { projectId: number; userId: number | null; viewport: Viewport },
): Promise<string | null> {
  const [row] = await db
    .select({ desktop: submissions.desktopKey, phone: submissions.phoneKey })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(owned(params))
    .orderBy(desc(submissions.version))
    .limit(1)
  return row?.[params.viewport] ?? null
}
