/** All reviews of a project. `userId` null: of any owner, for administrators. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import type { Report, ReportCounts } from '../report.ts'
import { projects, reports, reviews, submissions } from '../schema/schema.ts'
import { type OwnedProject, ownedBy } from './owners.ts'

export type PastReviewRow = Awaited<ReturnType<typeof listReviews>>[number]

/** The last 100, newest first; nobody compares more. */
export async function listReviews(db: Db, params: OwnedProject) {
  return db
    .select({
      id: reviews.id,
      projectId: reviews.projectId,
      version: submissions.version,
      status: reviews.status,
      engine: reviews.engine,
      failure: reviews.failure,
      createdAt: reviews.createdAt,
      finishedAt: reviews.finishedAt,
      /** Null if there is no report. */
      counts: sql<ReportCounts | null>`${reports.report}->'counts'`,
    })
    .from(reviews)
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .leftJoin(reports, eq(reports.reviewId, reviews.id))
    .where(and(eq(reviews.projectId, params.projectId), ownedBy(params.userId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(100)
}

/** Null if the owner has no such review, or it has no report. */
export async function findReviewReport(
  db: Db,
  params: { reviewId: string; userId: number | null },
): Promise<{ report: Report; project: { name: string } } | null> {
  const [row] = await db
    .select({ report: reports.report, project: { name: projects.name } })
    .from(reports)
    .innerJoin(reviews, eq(reviews.id, reports.reviewId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.id, params.reviewId), eq(reviews.status, 'completed'), ownedBy(params.userId)))
  return row ?? null
}
