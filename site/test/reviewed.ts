/** Projects with a finished review and a given report, for suites without a worker. */
import { eq } from 'drizzle-orm'
import type { LocatedDocument } from '#db/located-document.ts'
import type { Report } from '#db/report.ts'
import { projects, reports, reviews, submissions } from '#db/schema/schema.ts'
import type { Installation, Person } from './app-installation.ts'
import { draftOf } from './stage.ts'

/** Returns the project's id. */
export async function reviewedOf({ database: { db } }: Installation, person: Person, report: Report): Promise<number> {
  const projectId = await draftOf(person)
  const [submission] = await db
    .update(submissions)
    .set({ document: documentBehind(report) })
    .where(eq(submissions.projectId, projectId))
    .returning({ id: submissions.id })
  const ended = { status: 'completed', engine: report.engine, finishedAt: new Date() } as const
  const [review] = await db
    .insert(reviews)
    .values({ projectId, submissionId: submission?.id ?? 0, ...ended })
    .returning({ id: reviews.id })
  await db.insert(reports).values({ reviewId: review?.id ?? '', report })
  await db.update(projects).set({ status: 'completed' }).where(eq(projects.id, projectId))
  return projectId
}

/** A document with a passage for each of the report's quotes. */
function documentBehind({ claims, choices, questions }: Report): LocatedDocument {
  const quotes = [...claims, ...choices, ...questions].flatMap(({ quotes }) => quotes)
  const blocks = new Map(
    quotes.map(({ blockId: id, text, where }) => [
      id,
      { id, type: 'paragraph' as const, text: `Said: ${text}.`, where },
    ]),
  )
  return {
    kind: 'pptx',
    language: 'en',
    title: null,
    blocks: [...blocks.values()],
    unread: [],
    sheets: [],
    website: null,
    capturedAt: new Date().toISOString(),
  }
}
