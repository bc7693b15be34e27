import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import type { Claim, ReportChoice } from '../report.ts'
import { claimMarks } from '../schema/marks.ts'
import { projects, reports, reviews, submissions } from '../schema/schema.ts'
import { ownedBy } from './owners.ts'

type MarkRow = Omit<typeof claimMarks.$inferSelect, 'reviewId'>
type Content = Pick<MarkRow, 'state' | 'reason' | 'note'>

/** A report with the marks made on it, without those carried over from earlier reports. */
export interface MarkedReport {
  reviewId: string
  version: number
  claims: Claim[]
  choices: ReportChoice[]
  marks: MarkRow[]
}

/** A mark is carried through at most this many reports, because each step compares two. */
const mostReports = 50

/**
 * Reports from the first with a mark to the one of this review (null: the last one), oldest first. Empty if this owner has no
 * such report.
 */
export async function listMarkedReports(
  db: Db,
  params: { projectId: number; userId: number; reviewId: string | null },
): Promise<MarkedReport[]> {
  const { projectId, userId, reviewId } = params
  const asked = db
    .select({ createdAt: reviews.createdAt })
    .from(reviews)
    .where(eq(reviews.id, reviewId ?? ''))
  const found = await db
    .select({ reviewId: reviews.id, version: submissions.version })
    .from(reviews)
    .innerJoin(reports, eq(reports.reviewId, reviews.id))
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(
      and(
        eq(projects.id, projectId),
        ownedBy(userId),
        eq(reviews.status, 'completed'),
        reviewId === null ? undefined : lte(reviews.createdAt, asked),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(mostReports)
  const [last] = found
  if (!last || (reviewId !== null && last.reviewId !== reviewId)) return []
  const ids = found.map(row => row.reviewId)
  const marks = await db.select().from(claimMarks).where(inArray(claimMarks.reviewId, ids))
  const first = found.findLastIndex(row => marks.some(mark => mark.reviewId === row.reviewId))
  const read = found.slice(0, Math.max(first, 0) + 1).toReversed()
  const told = await db
    .select({
      reviewId: reports.reviewId,
      claims: sql<Claim[]>`${reports.report}->'claims'`,
      choices: sql<ReportChoice[]>`${reports.report}->'choices'`,
    })
    .from(reports)
    .where(
      inArray(
        reports.reviewId,
        read.map(row => row.reviewId),
      ),
    )
  return read.flatMap(row => {
    const report = told.find(one => one.reviewId === row.reviewId)
    // The report was deleted in the meantime.
    if (!report) return []
    return [{ ...row, ...report, marks: marks.filter(mark => mark.reviewId === row.reviewId) }]
  })
}

/**
 * False if this owner has no such review. If another request has made the mark meanwhile, only what `changed` is written to it.
 * An empty mark is stored, because it hides the mark of an earlier report.
 */
export async function saveMark(
  db: Db,
  mark: { userId: number; reviewId: string; point: string } & Content,
  changed: Partial<Content>,
): Promise<boolean> {
  const { userId, reviewId, point, state, reason, note } = mark
  return db.transaction(async tx => {
    const [review] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(projects, eq(projects.id, reviews.projectId))
      .where(and(eq(reviews.id, reviewId), eq(projects.userId, userId)))
      .for('key share', { of: reviews })
    if (!review) return false
    await tx
      .insert(claimMarks)
      .values({ reviewId, point, state, reason, note })
      .onConflictDoUpdate({
        target: [claimMarks.reviewId, claimMarks.point],
        set: { ...changed, updatedAt: sql`now()` },
      })
    return true
  })
}
