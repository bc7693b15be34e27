/** The public sample report: the one in a new installation, written by readers in a model's place. */
import { documentSchema } from '#api/contracts/document.ts'
import { submissionPagesSchema } from '#api/contracts/pages.ts'
import { projectReportSchema } from '#api/contracts/report/report.ts'
import sample from '#db/samples/panel-report.json' with { type: 'json' }
import { seedAnalysts } from '#db/seed-analysts.ts'
import { markAt } from '../components/projects/marks.ts'
import drawn from '../public/sample/pages.json' with { type: 'json' }

export const samplePictures = '/sample'

// A new installation numbers its analysts from one.
const analysts = seedAnalysts.flatMap(({ panelId, name, title }, at) =>
  panelId === 2 ? { id: at + 1, name, title, imageUrl: null, version: null } : [],
)

export const sampleReport = projectReportSchema.parse({ ...sample.report, sections: [], analysts })
export const sampleMark = (id: number): number =>
  markAt(
    'vc',
    sampleReport.analysts.findIndex(analyst => analyst.id === id),
  )

export const sampleDocument = documentSchema.parse(sample.document)
export const samplePages = submissionPagesSchema.parse(drawn)
