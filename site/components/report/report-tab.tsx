import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiFailure } from '#api/client/failure.ts'
import type { User } from '#api/contracts/account.ts'
import type { marksSchema } from '#api/contracts/marks.ts'
import type { Project } from '#api/contracts/projects.ts'
import type { ProjectReport } from '#api/contracts/report.ts'
import { nameOf } from '#api/contracts/report-words.ts'
import { errorMessage } from '../../stores/notices.ts'
import { Empty } from '../../ui/empty.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Failure } from '../../ui/pending.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { indexPages } from '../pages/pages.ts'
import { reviewInAddress } from '../projects/address.ts'
import { markAt } from '../projects/marks.ts'
import { Choices } from './choices.tsx'
import { Claims } from './claims.tsx'
import { Contents } from './contents.tsx'
import { FirstThings } from './first-things.tsx'
import { Narrow } from './narrow.tsx'
import { type Marks, useNarrowing } from './points.ts'
import { Questions } from './questions.tsx'
import { documentRead, marksRead, pagesRead, reviewsRead, shownReportRead } from './reads.ts'
import { Coverage, Record } from './record.tsx'
import { ReportContext, type ReportView } from './report-context.ts'
import { Screenshots } from './screenshots.tsx'
import { Summary } from './summary.tsx'

interface Props {
  project: Project
  user: User
}

export function ReportTab({ project, user }: Props) {
  const review = reviewInAddress()
  const { data: report, error } = useQuery(shownReportRead(project.id, review))
  const isMine = project.userId === user.id
  const marks = useQuery({ ...marksRead(project.id, review), enabled: isMine })
  if (error instanceof ApiFailure && error.status === 404) return <NoReport />
  if (error) return <Failure>Error loading report. Please try again.</Failure>
  // With the marks, because dismissed claims are folded.
  if (report === undefined || marks.isLoading) return <Skeleton rows={8} label="Loading the report" />
  if (!report) return <NoReport />
  return (
    <>
      {marks.error && (
        <Failure onRetry={marks.refetch}>{`Your marks could not be loaded. ${errorMessage(marks.error)}`}</Failure>
      )}
      <ShownReport project={project} user={user} report={report} made={marks.data} />
    </>
  )
}

const Reader = lazyComponent(
  () => import('../pages/reader.tsx'),
  'Reader',
  <Skeleton rows={8} label="Loading the pages" />,
)

function NoReport() {
  return <Empty title="No report available" text="The report for this project is not available yet." />
}

interface ShownProps extends Props {
  report: ProjectReport
  made: z.infer<typeof marksSchema> | undefined
}

function ShownReport({ project, user, report, made }: ShownProps) {
  // Of an earlier version only the report is kept in reach, not what was read.
  const newest = reviewInAddress() === null
  const { data: document } = useQuery({ ...documentRead(project.id), enabled: newest })
  const { data: pages } = useQuery({ ...pagesRead(project.id), enabled: newest })
  const { data: reviews } = useQuery(reviewsRead(project.id))
  const [view, setView] = useState(viewInAddress)
  const marks = useMemo<Marks | null>(() => {
    if (!made) return null
    const version = reviews?.find(({ id }) => id === made.reviewId)?.version ?? null
    return { reviewId: made.reviewId, version, of: new Map(made.marks.map(mark => [mark.id, mark])) }
  }, [made, reviews])
  const narrowing = useNarrowing(report, marks)
  const reading = useMemo<Omit<ReportView, 'marks' | 'narrowing'>>(() => {
    const voices = report.analysts.map(({ id, name, title }, place) => ({
      id,
      name,
      title,
      mark: markAt(project.panelType, place),
    }))
    const voice = (id: number) =>
      voices.find(known => known.id === id) ?? { id, name: nameOf(report, id), title: '', mark: 1 }
    const indexed = pages ? indexPages(project.id, pages) : null
    return { projectId: project.id, report, voices, voice, document: document ?? null, pages: indexed }
  }, [report, document, pages, project.id, project.panelType])
  // Passages are drawn only once the document is here, and what a filter hid only once it is cleared.
  useHashTarget(document, narrowing.isNarrowed)
  const { choices, questions } = report
  // Reports from before choices and questions existed have neither.
  const asked = choices.length + questions.length > 0
  return (
    <ReportContext value={{ ...reading, marks, narrowing }}>
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
          <Narrow />
          {asked && <Choices />}
          <Claims />
          {asked && <Questions />}
          <Coverage />
          {project.contentType === 'website' && newest && <Screenshots project={project} />}
          <Record />
          {report.engine === 'rubric' && <WithoutModel admin={user.role === 'admin'} />}
        </div>
      )}
    </ReportContext>
  )
}

/** Jumps to what the hash names once it is drawn: the browser looked for it before there was a report. */
function useHashTarget(drawn: unknown, narrowed: boolean): void {
  const reached = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when more is drawn
  useEffect(() => {
    const { hash } = location
    if (hash === reached.current) return
    reached.current = ''
    if (!document.getElementById(hash.slice(1))) return
    reached.current = hash
    location.replace(hash)
  }, [drawn, narrowed])
}

/** At the end of a report that no model wrote: what a panel of models would add, and how to get it. */
function WithoutModel({ admin }: { admin: boolean }) {
  return (
    <section aria-labelledby="without-title">
      <header className="section-head">
        <h2 id="without-title">What a panel would add</h2>
        <p>
          Checks establish facts; they do not judge. With a language model each analyst reads this alone, says what
          works, what is weak and what is missing, and votes on the others’ claims without knowing whose they are.{' '}
          {admin ? (
            <>
              To get that, <a href="/admin/model">connect a model</a> and review this again.
            </>
          ) : (
            'To get that, ask your administrator to connect a model.'
          )}
        </p>
      </header>
    </section>
  )
}

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
    const query = new URLSearchParams(location.search)
    if (next === 'pages') query.set('view', next)
    else query.delete('view')
    history.pushState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}#report`)
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
