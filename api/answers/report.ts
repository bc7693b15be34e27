import type { Db } from '#db/connection.ts'
import { nameAnalysts } from '#db/queries/analysts.ts'
import type { FoundReport } from '#db/queries/reviews.ts'
import type { ApiContext } from '../context.ts'
import { markdownReport } from '../contracts/report/markdown.ts'
import type { ProjectReport } from '../contracts/report/report.ts'
import { fileNameOf } from '../contracts/report/words.ts'
import { markdown } from '../http/reply.ts'

/** For analyst ids without a row, as in reports imported from another installation. */
const formerAnalyst = { name: 'A former analyst', title: '', imageUrl: null }

export async function reportAnswer(db: Db, { report, finishedAt, ...found }: FoundReport): Promise<ProjectReport> {
  // Includes analysts whose opinion is missing.
  const ids = report.usage.analysts.map(({ analystId }) => analystId).toSorted((a, b) => a - b)
  const known = await nameAnalysts(db, { ids })
  const { versions = {}, ...rest } = report
  const analysts = ids.map(id => ({
    ...(known.find(analyst => analyst.id === id) ?? { id, ...formerAnalyst }),
    version: versions[id] ?? null,
  }))
  // Reports stored before the model was shown pictures of pages lack `seen`.
  const claims = rest.claims.map(claim => ({ ...claim, seen: claim.seen ?? [] }))
  const review = { version: found.version, versions: found.versions, finishedAt: finishedAt?.toISOString() ?? null }
  return { ...rest, claims, analysts, review }
}

export async function markdownAnswer(c: ApiContext, db: Db, found: FoundReport): Promise<Response> {
  const report = await reportAnswer(db, found)
  return markdown(c, fileNameOf(found.name, report), `${markdownReport(found, report)}\n`)
}
