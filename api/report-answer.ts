/** A report as it is answered: with who its analysts are. */
import type { z } from 'zod'
import type { Db } from '#db/connection.ts'
import { nameAnalysts } from '#db/queries/analysts.ts'
import type { Report } from '#db/shapes.ts'
import type { projectReportSchema } from './contracts/report.ts'

/** For an id that no row has: a report from another installation's data. */
const formerAnalyst = { name: 'A former analyst', title: '', imageUrl: null }

export async function reportAnswer(db: Db, report: Report): Promise<z.input<typeof projectReportSchema>> {
  const ids = analystsOf(report)
  const known = await nameAnalysts(db, { ids })
  return { ...report, analysts: ids.map(id => known.find(analyst => analyst.id === id) ?? { id, ...formerAnalyst }) }
}

/** Everyone who took part or should have. */
function analystsOf({ sections, findings, ballots, missing }: Report): number[] {
  return [...new Set([...sections, ...findings, ...ballots, ...missing].map(part => part.analystId))].sort(
    (a, b) => a - b,
  )
}
