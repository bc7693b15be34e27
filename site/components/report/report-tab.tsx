import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiFailure } from '#api/client/failure.ts'
import type { Project } from '#api/contracts/projects.ts'
import type { ProjectReport } from '#api/contracts/report.ts'
import { nameOf } from '#api/contracts/report-words.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { reviewInAddress } from '../projects/address.ts'
import { markAt } from '../projects/marks.ts'
import { Choices } from './choices.tsx'
import { Claims } from './claims.tsx'
import { Contents } from './contents.tsx'
import { FirstThings } from './first-things.tsx'
import { Questions } from './questions.tsx'
import { documentRead, shownReportRead } from './reads.ts'
import { Coverage, Record } from './record.tsx'
import { ReportContext, type ReportView } from './report-context.ts'
import { Screenshots } from './screenshots.tsx'
import { Summary } from './summary.tsx'
import { useHashTarget } from './use-hash-target.ts'

export function ReportTab({ project }: { project: Project }) {
  const { data: report, error } = useQuery(shownReportRead(project.id, reviewInAddress()))
  if (error instanceof ApiFailure && error.status === 404) return <NoReport />
  if (error)
    return (
      <p className="callout error" role="alert">
        Error loading report. Please try again.
      </p>
    )
  if (report === undefined) return <Skeleton rows={8} label="Loading the report" />
  return report ? <ShownReport project={project} report={report} /> : <NoReport />
}

function NoReport() {
  return <Empty title="No report available" text="The report for this project is not available yet." />
}

function ShownReport({ project, report }: { project: Project; report: ProjectReport }) {
  // Of an earlier version only the report is kept in reach, not what was read.
  const { data: document } = useQuery({ ...documentRead(project.id), enabled: reviewInAddress() === null })
  const reading = useMemo<ReportView>(() => {
    const voices = report.analysts.map(({ id, name, title }, place) => ({
      id,
      name,
      title,
      mark: markAt(project.panelType, place),
    }))
    const voice = (id: number) =>
      voices.find(known => known.id === id) ?? { id, name: nameOf(report, id), title: '', mark: 1 }
    return { report, voices, voice, document: document ?? null }
  }, [report, document, project.panelType])
  // Passages are drawn only once the document is here.
  useHashTarget(document)
  const { choices, questions } = report
  // Reports from before choices and questions existed have neither.
  const asked = choices.length + questions.length > 0
  return (
    <ReportContext value={reading}>
      <div className="report">
        <div className="summary-columns">
          <Summary />
          <Contents />
        </div>
        <FirstThings />
        {asked && <Choices />}
        <Claims />
        {asked && <Questions />}
        <Coverage />
        {project.contentType === 'website' && reviewInAddress() === null && <Screenshots project={project} />}
        <Record />
      </div>
    </ReportContext>
  )
}
