/** The drawn pages of submissions, for callers that have checked who owns the submission. */
import { and, asc, desc, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { LocatedDocument } from '../located-document.ts'
import type { DrawnPage } from '../page-words.ts'
import { submissionPages } from '../schema/pages.ts'
import { reviews, submissions } from '../schema/schema.ts'
import { changesAny } from './statements.ts'

type PageRow = typeof submissionPages.$inferSelect

/** The pages stored so far, and whether they are all. */
export async function findDrawing(
  db: Queryable,
  params: { submissionId: number },
): Promise<{ finished: boolean; numbers: Set<number> }> {
  const { submissionId } = params
  const [submission] = await db
    .select({ drawnPages: submissions.drawnPages })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
  const rows = await db
    .select({ number: submissionPages.number })
    .from(submissionPages)
    .where(eq(submissionPages.submissionId, submissionId))
  return { finished: submission?.drawnPages !== null, numbers: new Set(rows.map(row => row.number)) }
}

/** False if the page is stored already or its project was deleted: then the caller deletes its pictures. */
export async function savePage(
  db: Db,
  params: { submissionId: number; page: DrawnPage; largeKey: string | null; smallKey: string | null; bytes: number },
): Promise<boolean> {
  const { submissionId, page, largeKey, smallKey, bytes } = params
  return db.transaction(async tx => {
    // Locked, so that a deletion either comes first or finds this page's keys.
    const [submission] = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.id, submissionId))
      .for('update')
    if (!submission) return false
    const insert = tx.insert(submissionPages).values({ submissionId, ...page, largeKey, smallKey })
    if (!(await changesAny(insert.onConflictDoNothing()))) return false
    // Added only if the page was inserted, so that a page drawn by two workers is counted once.
    await tx
      .update(submissions)
      .set({ storedBytes: sql`${submissions.storedBytes} + ${bytes}::bigint` })
      .where(eq(submissions.id, submissionId))
    return true
  })
}

/** `document` replaces the stored one, if drawing it added something. */
export async function finishDrawing(
  db: Queryable,
  params: { submissionId: number; pages: number; document?: LocatedDocument },
): Promise<void> {
  const { submissionId, pages, document } = params
  await db
    .update(submissions)
    .set({ drawnPages: pages, ...(document && { document }) })
    .where(eq(submissions.id, submissionId))
}

/** Documents of finished reviews that were not drawn, because a worker was stopped after reading them; the newest first. */
export async function listUndrawn(
  db: Db,
): Promise<{ id: number; fileKey: string | null; document: LocatedDocument }[]> {
  const ended = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.submissionId, submissions.id), eq(reviews.status, 'completed')))
  const rows = await db
    .select({ id: submissions.id, fileKey: submissions.fileKey, document: submissions.document })
    .from(submissions)
    .where(
      and(
        isNull(submissions.drawnPages),
        isNotNull(submissions.document),
        eq(submissions.contentType, 'document'),
        exists(ended),
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(mostUndrawn)
  return rows.flatMap(({ document, ...row }) => (document ? [{ ...row, document }] : []))
}

/** As many as are drawn in a few minutes. */
const mostUndrawn = 20

export async function listPages(db: Db, params: { submissionId: number }): Promise<PageRow[]> {
  return db
    .select()
    .from(submissionPages)
    .where(eq(submissionPages.submissionId, params.submissionId))
    .orderBy(asc(submissionPages.number))
}

/** The file keys of one page's pictures; null if the page was not drawn. */
export async function findPagePictures(
  db: Db,
  { submissionId, number }: { submissionId: number; number: number },
): Promise<Pick<PageRow, 'largeKey' | 'smallKey'> | null> {
  const [row] = await db
    .select({ largeKey: submissionPages.largeKey, smallKey: submissionPages.smallKey })
    .from(submissionPages)
    .where(and(eq(submissionPages.submissionId, submissionId), eq(submissionPages.number, number)))
  return row ?? null
}

/** Keys of every file that belongs to these submissions, for whoever deletes them in this transaction. */
export async function fileKeysOf(db: Queryable, which: SQL | undefined): Promise<string[]> {
  // Locked, so that no page is stored between this and the deletion.
  const kept = await db
    .select({ file: submissions.fileKey, desktop: submissions.desktopKey, phone: submissions.phoneKey })
    .from(submissions)
    .where(which)
    .orderBy(submissions.id)
    .for('update')
  const drawn = await db
    .select({ large: submissionPages.largeKey, small: submissionPages.smallKey })
    .from(submissionPages)
    .innerJoin(submissions, eq(submissions.id, submissionPages.submissionId))
    .where(which)
  return [...kept, ...drawn].flatMap(row => Object.values(row)).filter(key => key !== null)
}
