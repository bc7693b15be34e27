import type { Db } from '#db/connection.ts'
import { nameAnalysts } from '#db/queries/analysts.ts'
import type { Report } from '#db/report.ts'
import { markdownReport } from '../contracts/report/markdown.ts'
import type { ProjectReport } from '../contracts/report/report.ts'

/** For analyst ids without a row, as in reports imported from another installation. */
const formerAnalyst = { name: 'A former analyst', title: '', imageUrl: null }

export async function reportAnswer(db: Db, report: Report): Promise<ProjectReport> {
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
  return { ...rest, claims, analysts }
}

export const markdownAnswer = async (db: Db, project: { name: string }, report: Report): Promise<string> =>
  `${markdownReport(project, await reportAnswer(db, report))}\n`
