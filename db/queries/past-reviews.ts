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

export type NamedReport = NonNullable<Awaited<ReturnType<typeof findNamedReport>>>

/** The report of a review, or the last one of a project, with what names it. Null if the owner has no such report. */
export async function findNamedReport(db: Db, params: OwnedProject | { reviewId: string; userId: number | null }) {
  const isDone = eq(reviews.status, 'completed')
  const isAsked = 'reviewId' in params ? eq(reviews.id, params.reviewId) : eq(reviews.projectId, params.projectId)
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
    .where(and(isAsked, isDone, ownedBy(params.userId)))
    .orderBy(desc(reviews.createdAt))
    .limit(1)
  return row ?? null
}
