import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { Failure, PanelAnalyst } from '../opinion.ts'
import type { Report } from '../report.ts'
import { analysts, projects, reports, reviews, submissions } from '../schema/schema.ts'
import type { EngineName, PanelId } from '../vocabulary.ts'
import { addCost, costOf, ownerOf } from './allowance.ts'
import { storedCost } from './checkpoints.ts'
import { appendEvent } from './events.ts'
import { lockProjectOf } from './owners.ts'
import { isInTurn } from './review-turns.ts'
import { alive } from './reviews.ts'
import { changesAny } from './statements.ts'

export interface ClaimedReview {
  id: string
  projectId: number
  userId: number
  panelId: PanelId
  /** What the owner wants the analysts to know. */
  notes: string | null
  attempts: number
  submission: Pick<
    typeof submissions.$inferSelect,
    'id' | 'contentType' | 'url' | 'fileKey' | 'fileName' | 'document' | 'desktopKey'
  >
}

/**
 * Marks a review as run by the process `holder`, and counts the attempt. Null if it has ended, or must wait for other reviews
 * of its owner.
 */
export async function claimReview(db: Db, params: { reviewId: string; holder: string }): Promise<ClaimedReview | null> {
  if (!(await isInTurn(db, params))) return null
  const [claimed] = await db
    .update(reviews)
    .set({
      status: 'running',
      holder: params.holder,
      startedAt: sql`coalesce(${reviews.startedAt}, now())`,
      attempts: sql`${reviews.attempts} + 1`,
    })
    .where(and(eq(reviews.id, params.reviewId), inArray(reviews.status, alive)))
    .returning({ id: reviews.id, attempts: reviews.attempts })
  if (!claimed) return null
  const [row] = await db
    .select({
      projectId: projects.id,
      userId: projects.userId,
      panelId: projects.panelId,
      notes: projects.notes,
      submission: submissions,
    })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(eq(reviews.id, params.reviewId))
  return row ? { ...claimed, ...row } : null
}

export async function activeAnalysts(db: Db, params: { panelId: PanelId }): Promise<PanelAnalyst[]> {
  return db
    .select({
      id: analysts.id,
      name: analysts.name,
      title: analysts.title,
      specialty: analysts.specialty,
      prompt: analysts.prompt,
      questions: analysts.questions,
      version: analysts.version,
      lens: analysts.lens,
    })
    .from(analysts)
    .where(and(eq(analysts.panelId, params.panelId), eq(analysts.isActive, true)))
    .orderBy(analysts.id)
}

/** Ends a running review with its report. False if it was cancelled or ended meanwhile. */
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
    // Stored steps were counted when they were saved. The rest is the cost of questions, the summary and discarded votes.
    const cost = costOf([report.usage.total]) - (await storedCost(tx, params))
    await addCost(tx, { userId: ownerOf(params.reviewId), cost })
    return { type: 'review.completed', projectStatus: 'completed', detail: params.detail }
  })
}

/** Ends a queued or running review with the reason; the project becomes a draft again. False if it had ended already. */
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
    const projectId = await lockProjectOf(tx, reviewId)
    if (projectId === null) return false
    const unended = and(eq(reviews.id, reviewId), inArray(reviews.status, alive))
    const end = tx
      .update(reviews)
      .set({ ...set, finishedAt: sql`now()` })
      .where(unended)
    if (!(await changesAny(end))) return false
    const { type, projectStatus, detail } = await effect(tx)
    await tx.update(projects).set({ status: projectStatus }).where(eq(projects.id, projectId))
    await appendEvent(tx, { projectId, reviewId, type, detail })
    return true
  })
}

/** Which of the reviews have ended or were deleted. */
export async function endedReviews(db: Db, params: { reviewIds: string[] }): Promise<string[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(inArray(reviews.id, params.reviewIds), inArray(reviews.status, alive)))
  return params.reviewIds.filter(id => !rows.some(row => row.id === id))
}
