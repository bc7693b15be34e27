/** All reviews of a project. `userId` null: of any owner, for administrators. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import type { ReportCounts } from '../report.ts'
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
