import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import type { PastReview } from '#api/contracts/past-reviews.ts'
import type { Project } from '#api/contracts/projects.ts'
import { isLasting, leadsToModel } from '#db/vocabulary.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { projectRead } from '../../stores/reads.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { reviewsRead } from '../report/reads.ts'
import { useHashTab } from '../shell/use-hash-tab.ts'
import { reviewInAddress } from './address.ts'
import { DetailsTab } from './details-tab.tsx'
import { panelName } from './panel-words.ts'
import { DeleteProject, ProjectActions } from './project-actions.tsx'
import { ProjectLoadError } from './project-load-error.tsx'
import { ProjectReview } from './project-review.tsx'
import { putProject, useProgress } from './use-progress.ts'
import { Versions } from './versions.tsx'
import { formatDay, hasReport, isRunning, lastReview, statusWords, typeWords } from './words.ts'

const AnalystsTab = lazyComponent(
  () => import('./analysts-tab.tsx'),
  'AnalystsTab',
  <Skeleton rows={4} label="Loading analysts..." />,
)
const ReportTab = lazyComponent(
  () => import('../report/report-tab.tsx'),
  'ReportTab',
  <Skeleton rows={8} label="Loading the report" />,
)

export function ProjectScreen({ id, user }: { id: number; user: User }) {
  const { data: project, error } = useQuery(projectRead(id))
  // A failed refetch keeps what is shown: a dropped connection must not empty the page.
  const { data: reviews, isLoading } = useQuery({ ...reviewsRead(id), enabled: Boolean(project?.review) })
  // A draft waits for its reviews, which say whether an earlier report can be shown.
  if (project && !(isLoading && project.status === 'draft'))
    return <LoadedProject project={project} reviews={reviews ?? []} user={user} />
  if (error) return <ProjectLoadError error={error} />
  return <Skeleton rows={6} label="Loading the project" />
}

/** Names longer than this many characters are set smaller. */
const longTitle = 60

/** The tab named in the hash, so that each tab can be linked to. Any other hash names a place in the report. */
function tabInAddress(canRead: boolean): string {
  const wanted = location.hash.slice(1)
  if (wanted === 'analysts') return 'analysts'
  return wanted !== 'details' && canRead ? 'report' : 'details'
}

function LoadedProject({ project, reviews, user }: { project: Project; reviews: PastReview[]; user: User }) {
  // The last report from before a review that failed or was cancelled.
  const kept = project.status === 'draft' ? reviews.find(({ counts }) => counts !== null) : undefined
  const isDone = hasReport(project) || kept !== undefined
  // An earlier version's report can also be read while the next one is reviewed.
  const canRead = isDone || reviewInAddress() !== null
  const { tab, setTab, choose } = useHashTab(canRead ? 'report' : 'details', () => tabInAddress(canRead))
  const [wasDone, setWasDone] = useState(isDone)
  // When a review ends while the page is open, its report opens.
  if (isDone !== wasDone) {
    setWasDone(isDone)
    setTab(canRead ? 'report' : 'details')
  }
  const { long, tone } = statusWords[project.status]
  const last = lastReview(project)
  // The document's title shows the review's state only to somebody who saw the review running.
  const [waited, setWaited] = useState(false)
  const running = isRunning(project)
  if (running && !waited) setWaited(true)
  const state = !waited ? null : running ? 'Reading' : hasReport(project) ? 'Report ready' : last
  useEffect(() => {
    document.title = `${state ? `${state}: ` : ''}${project.name} · Panel`
  }, [state, project.name])
  return (
    <div className="screen project">
      <p className="breadcrumb quiet small">
        <a href="/projects">Back to Projects</a>
      </p>
      <div className="project-title">
        <h1 className={project.name.length > longTitle ? 'long' : undefined}>{project.name}</h1>
        <ProjectActions project={project} user={user} again={isDone} reading={tab === 'report'} />
      </div>
      <div className="meta quiet small">
        <Badge tone={tone}>{long}</Badge>
        {last && <Badge tone={last === 'Review failed' ? 'error' : 'neutral'}>{last}</Badge>}
        <span>{panelName(project.panelId)}</span>
        <span>{typeWords[project.type]}</span>
        <span className="num">Created {formatDay(project.createdAt)}</span>
        {project.review && <Versions project={project} />}
        <span className="visually-hidden" role="status">
          {state}
        </span>
      </div>
      {running && reviewInAddress() ? <NewReview project={project} /> : <ProjectReview project={project} />}
      {project.status === 'draft' && project.userId === user.id && (
        <NextStep project={project} user={user} version={reviews[0]?.version} kept={kept?.version} />
      )}
      <Tabs
        label="Project"
        value={tab}
        onChange={choose}
        bodyClass="tab-body"
        tabs={[
          { value: 'details', label: 'Details', body: <DetailsTab project={project} /> },
          { value: 'analysts', label: 'AI Analysts', body: <AnalystsTab project={project} /> },
          ...(canRead ? [{ value: 'report', label: 'Report', body: <ReportTab project={project} user={user} /> }] : []),
        ]}
      />
      {project.status === 'draft' && (
        <div className="page-end">
          <DeleteProject project={project} />
        </div>
      )}
    </div>
  )
}

/** Above an earlier version's report, in place of the running review, which would fill the screen. */
function NewReview({ project }: { project: Project }) {
  useProgress(project, true)
  return (
    <p className="callout">
      A new version is being reviewed. <a href={`/projects/${project.id}`}>Show its progress</a>
    </p>
  )
}

/** How a draft's last review ended, and a way to the next. `version` was reviewed then; the report below is of `kept`. */
function NextStep(of: Record<'version' | 'kept', number | undefined> & { project: Project; user: User }) {
  const { project, user, version, kept } = of
  const submit = useAction({
    mutationFn: () => client.call('submitProject', { params: { id: project.id } }),
    onSuccess: putProject,
    onError: error => notifyFailure('Failed to update project', error),
  })
  const { failure } = project
  const about = kept ? `The review of version ${version}` : 'The last review'
  const ended = failure ? `failed: ${failure.message}` : 'was cancelled, so it has no report.'
  const then = kept ? `Below is the report of version ${kept}. You can also review a new version.` : ''
  return (
    <div className={failure ? 'callout error' : 'callout'}>
      <p>{lastReview(project) ? `${about} ${ended} ${then}` : 'Nobody has read this yet.'}</p>
      {project.contentType === 'document' && failure && isLasting(failure) ? (
        <a className="button primary" href={`/projects/${project.id}/edit`}>
          Replace the file
        </a>
      ) : (
        <button className="button primary" type="button" disabled={submit.isPending} onClick={() => submit.mutate()}>
          {failure ? 'Try again' : 'Submit to the panel'}
        </button>
      )}
      {user.role === 'admin' && failure && leadsToModel(failure) && (
        <a className="button" href="/admin/model">
          Open the model’s settings
        </a>
      )}
    </div>
  )
}
