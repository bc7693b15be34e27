import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { ApiFailure } from '#api/client/failure.ts'
import type { User } from '#api/contracts/account.ts'
import type { marksSchema } from '#api/contracts/marks.ts'
import type { Project } from '#api/contracts/projects.ts'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import { errorMessage } from '../../stores/notices.ts'
import { Empty } from '../../ui/empty.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Failure } from '../../ui/pending.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { reviewInAddress } from '../projects/address.ts'
import type { Marks } from './points.ts'
import { documentRead, marksRead, pagesRead, reviewsRead, shownReportRead } from './reads.ts'
import { ReportScreen } from './report-screen.tsx'
import { Screenshots } from './screenshots.tsx'

const Since = lazyComponent(() => import('./since.tsx'), 'Since')

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
  // Waits for the marks too, because dismissed claims are folded.
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

function NoReport() {
  return <Empty title="No report available" text="The report for this project is not available yet." />
}

interface ShownProps extends Props {
  report: ProjectReport
  made: z.infer<typeof marksSchema> | undefined
}

function ShownReport({ project, user, report, made }: ShownProps) {
  const review = reviewInAddress()
  const { data: document } = useQuery(documentRead(project.id, review))
  const { data: pages, error, refetch } = useQuery(pagesRead(project.id, review))
  const { data: reviews } = useQuery(reviewsRead(project.id))
  const marks = useMemo<Marks | null>(() => {
    if (!made) return null
    const version = reviews?.find(({ id }) => id === made.reviewId)?.version ?? null
    return { reviewId: made.reviewId, version, of: new Map(made.marks.map(mark => [mark.id, mark])) }
  }, [made, reviews])
  const reported = (reviews ?? []).filter(({ counts }) => counts !== null)
  const shown = reported.find(({ id }) => review === null || id === review)
  const before = reported.find(({ version }) => shown && version < shown.version)
  return (
    <ReportScreen
      projectId={project.id}
      panelType={project.panelType}
      report={report}
      marks={marks}
      document={document ?? null}
      pages={pages ?? null}
      failure={error && !pages && <Failure onRetry={() => void refetch()}>The pages could not be loaded.</Failure>}
      since={before && <Since review={before} />}
      screenshots={project.contentType === 'website' && <Screenshots project={project} />}
    >
      {report.engine === 'rubric' && <WithoutModel admin={user.role === 'admin'} />}
    </ReportScreen>
  )
}

function WithoutModel({ admin }: { admin: boolean }) {
  return (
    <section aria-labelledby="without-title">
      <header className="section-head">
        <h2 id="without-title">What a panel would add</h2>
        <p className="quiet">
          Checks establish facts; they do not judge. With a language model each analyst reads this alone, says what
          works, what is weak and what is missing, and votes on the others’ claims without knowing whose they are.{' '}
          {admin ? (
            <>
              To get that, <a href="/admin/model#connect">connect a model</a> and review this again.
            </>
          ) : (
            'To get that, ask your administrator to connect a model.'
          )}
        </p>
      </header>
    </section>
  )
}
