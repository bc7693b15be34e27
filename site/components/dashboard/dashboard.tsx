import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#api/contracts/account.ts'
import { listLimits } from '#db/list-limits.ts'
import { projectCountsRead, recentProjectsRead } from '../../stores/reads.ts'
import { Empty } from '../../ui/empty.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isRunning } from '../projects/words.ts'
import { ShareNotes } from '../shares/share-notes.tsx'
import { useShareKnown } from '../shares/use-share-known.ts'
import { Counters } from './counters.tsx'
import { RecentProjects } from './recent-projects.tsx'

// Loaded on demand: most visits have no running review, no disabled webhook, and a model or no right to connect one.
const ProjectReview = lazyComponent(
  () => import('../projects/project-review.tsx'),
  module => module.ProjectReview,
)

const WebhookNotice = lazyComponent(
  () => import('../developer/webhook-notice.tsx'),
  module => module.WebhookNotice,
)

const ConnectModel = lazyComponent(
  () => import('./connect-model.tsx'),
  module => module.ConnectModel,
)

export function Dashboard({ user }: { user: OwnUser }) {
  const { data: projects, error } = useQuery(recentProjectsRead)
  const { data: counts } = useQuery(projectCountsRead)
  const shareKnown = useShareKnown()
  if (!shareKnown) return null
  const none = projects?.length === 0
  const running = projects?.find(isRunning)
  return (
    <div className="screen">
      <div className="page-head">
        <h1>Welcome back, {user.firstName || user.username}</h1>
        {!none && (
          <a className="button primary" href="/projects/create">
            New Project
          </a>
        )}
      </div>
      <ShareNotes />
      {user.disabledWebhooks > 0 && <WebhookNotice count={user.disabledWebhooks} />}
      <Counters counts={counts} />
      <h2 className="subheading">Recent Projects</h2>
      <div className="sheet scroll">
        {error && (
          <p className="callout error" role="alert">
            Error loading projects. Please try again.
          </p>
        )}
        {!projects && !error && <Skeleton rows={listLimits.recentProjects} label="Loading projects" />}
        {none && (
          <Empty
            level="h3"
            title="Nothing on the table yet"
            text="No projects found. Create your first project to get started."
          >
            <a className="button primary" href="/projects/create">
              New Project
            </a>
          </Empty>
        )}
        {projects && !none && <RecentProjects projects={projects} />}
      </div>
      {user.role === 'admin' && <ConnectModel />}
      {running && <ProjectReview key={running.id} project={running} user={user} named />}
    </div>
  )
}
