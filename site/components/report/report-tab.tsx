import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiFailure } from '#api/client/failure.ts'
import type { Project } from '#api/contracts/projects.ts'
import type { ProjectReport } from '#api/contracts/report.ts'
import { nameOf } from '#api/contracts/report-words.ts'
import { Empty } from '../../ui/empty.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { indexPages } from '../pages/pages.ts'
import { reviewInAddress } from '../projects/address.ts'
import { markAt } from '../projects/marks.ts'
import { Choices } from './choices.tsx'
import { Claims } from './claims.tsx'
import { Contents } from './contents.tsx'
import { FirstThings } from './first-things.tsx'
import { Questions } from './questions.tsx'
import { documentRead, pagesRead, shownReportRead } from './reads.ts'
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

const Reader = lazyComponent(
  () => import('../pages/reader.tsx'),
  module => module.Reader,
  <Skeleton rows={8} label="Loading the pages" />,
)

type View = 'overview' | 'pages'

const viewInAddress = (): View => (new URLSearchParams(location.search).get('view') === 'pages' ? 'pages' : 'overview')

/** The report's two views; each has an address of its own, so that Back leads to the other. */
function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  useEffect(() => {
    const follow = () => onChoose(viewInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [onChoose])
  const choose = (next: View) => {
    history.pushState(null, '', `${location.pathname}${next === 'pages' ? '?view=pages' : ''}#report`)
    onChoose(next)
  }
  return (
    <nav className="views" aria-label="Report">
      {(['overview', 'pages'] as const).map(each => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => choose(each)}>
          {each === 'pages' ? 'On the pages' : 'Overview'}
        </button>
      ))}
    </nav>
  )
}

function NoReport() {
  return <Empty title="No report available" text="The report for this project is not available yet." />
}

function ShownReport({ project, report }: { project: Project; report: ProjectReport }) {
  // Of an earlier version only the report is kept in reach, not what was read.
  const newest = reviewInAddress() === null
  const { data: document } = useQuery({ ...documentRead(project.id), enabled: newest })
  const { data: pages } = useQuery({ ...pagesRead(project.id), enabled: newest })
  const [view, setView] = useState(viewInAddress)
  const reading = useMemo<ReportView>(() => {
    const voices = report.analysts.map(({ id, name, title }, place) => ({
      id,
      name,
      title,
      mark: markAt(project.panelType, place),
    }))
    const voice = (id: number) =>
      voices.find(known => known.id === id) ?? { id, name: nameOf(report, id), title: '', mark: 1 }
    const indexed = pages ? indexPages(project.id, pages) : null
    return { report, voices, voice, document: document ?? null, pages: indexed }
  }, [report, document, pages, project])
  // Passages are drawn only once the document is here.
  useHashTarget(document)
  const { choices, questions } = report
  // Reports from before choices and questions existed have neither.
  const asked = choices.length + questions.length > 0
  return (
    <ReportContext value={reading}>
      {newest && <Views view={view} onChoose={setView} />}
      {view === 'pages' && newest ? (
        <Reader />
      ) : (
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
      )}
    </ReportContext>
  )
}
