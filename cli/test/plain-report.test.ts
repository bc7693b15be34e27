/** How a report reads on a terminal, line by line. */
import { expect, it } from 'vitest'
import type { Project } from '#api/contracts/projects.ts'
import { emptyReport } from '#db/test/made-report.ts'
import { plainReport } from '../output/plain-report.ts'
import type { Report } from '../output/report-parts.ts'
import { finding } from './ci/made-reports.ts'

const project = {
  name: 'Seed deck',
  panelId: 2,
  status: 'completed',
  fileName: 'seed.pdf',
  contentUrl: null,
} as Project

const findings = Array.from({ length: 11 }, (_, at) =>
  finding({ id: `f${at}`, claim: `${at + 2} people are introduced.` }),
)
const report: Report = { ...emptyReport, findings, loneInsights: findings.map(({ id }) => id) }

const linesOf = (of: Project) =>
  plainReport(of, report, [{ id: 1, name: 'Ines Moreau' }], { width: 80, stream: process.stderr }).split('\n')

it('parts the number of a claim from what the claim begins with', () => {
  expect(linesOf(project)).toEqual(
    expect.arrayContaining(['9. 10 people are introduced.', '11. 12 people are introduced.']),
  )
})

it('heads the report of a draft with nothing that may have been changed since', () => {
  expect(linesOf(project)[1]).toBe('VC Strategy Panel · seed.pdf · 4 words')
  expect(linesOf({ ...project, status: 'draft', panelId: 1 })[1]).toBe('4 words')
})
