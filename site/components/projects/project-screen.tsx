import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import type { Project } from '#api/contracts/projects.ts'
import { projectRead } from '../../stores/reads.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useHashTab } from '../shell/use-hash-tab.ts'
import { reviewInAddress } from './address.ts'
import { AnalystsTab } from './analysts-tab.tsx'
import { DetailsTab } from './details-tab.tsx'
import { panelName } from './panel-words.ts'
import { DeleteProject, ProjectActions } from './project-actions.tsx'
import { ProjectLoadError } from './project-load-error.tsx'
import { ProjectReview } from './project-review.tsx'
import { Versions } from './versions.tsx'
import { formatDay, hasReport, isRunning, lastReview, statusWords, typeWords } from './words.ts'

const ReportTab = lazyComponent(
  () => import('../report/report-tab.tsx'),
  'ReportTab',
  <Skeleton rows={8} label="Loading the report" />,
)

export function ProjectScreen({ id, user }: { id: number; user: User }) {
  const { data: project, error } = useQuery(projectRead(id))
  // A failed refetch keeps what is shown: a dropped connection must not empty the page.
  if (project) return <LoadedProject project={project} user={user} />
  if (error) return <ProjectLoadError error={error} />
  return <Skeleton rows={6} label="Loading the project" />
}

/** Names longer than this many characters are set smaller. */
const longTitle = 60

/** There is a report, or an earlier version's is requested, which stays while the next one is reviewed. */
const canRead = (project: Project): boolean => hasReport(project) || reviewInAddress() !== null

/** The tab named in the hash, so that each can be linked to; whatever else the hash names is in the report. */
function tabInAddress(project: Project): string {
  const wanted = location.hash.slice(1)
  if (wanted === 'analysts') return 'analysts'
  return wanted !== 'details' && canRead(project) ? 'report' : 'details'
}

function LoadedProject({ project, user }: { project: Project; user: User }) {
  const { tab, setTab, choose } = useHashTab(canRead(project) ? 'report' : 'details', () => tabInAddress(project))
  const [wasDone, setWasDone] = useState(hasReport(project))
  // When a review ends while the page is open, its report opens.
  if (hasReport(project) !== wasDone) {
    setWasDone(hasReport(project))
    setTab(canRead(project) ? 'report' : 'details')
  }
  const last = lastReview(project)
  // Shown in the tab's title only to somebody who waited for it.
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
        <ProjectActions project={project} user={user} reading={tab === 'report'} />
      </div>
      <div className="meta quiet small">
        <Badge tone={statusWords[project.status].tone}>{statusWords[project.status][last ? 'label' : 'long']}</Badge>
        {last && <Badge tone={last === 'Review failed' ? 'error' : 'neutral'}>{last}</Badge>}
        <span>{panelName(project.panelId)}</span>
        <span>{typeWords[project.type]}</span>
        <span className="num">Created {formatDay(project.createdAt)}</span>
        {project.review && <Versions project={project} />}
        <span className="visually-hidden" role="status">
          {state}
        </span>
      </div>
      <ProjectReview project={project} user={user} />
      <Tabs
        label="Project"
        value={tab}
        onChange={choose}
        bodyClass="tab-body"
        tabs={[
          { value: 'details', label: 'Details', body: <DetailsTab project={project} /> },
          { value: 'analysts', label: 'AI Analysts', body: <AnalystsTab project={project} /> },
          ...(canRead(project)
            ? [{ value: 'report', label: 'Report', body: <ReportTab project={project} user={user} /> }]
            : []),
        ]}
      />
      {!hasReport(project) && (
        <div className="page-end">
          <DeleteProject project={project} />
        </div>
      )}
    </div>
  )
}
