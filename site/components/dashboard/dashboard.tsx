import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '#api/contracts/account.ts'
import { listLimits } from '#db/list-limits.ts'
import type { ProjectStatus } from '#db/vocabulary.ts'
import { projectCountsRead, recentProjectsRead } from '../../stores/reads.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Pending } from '../../ui/pending.tsx'
import { isRunning } from '../projects/words.ts'
import { ShareNotes } from '../shares/share-notes.tsx'
import { useShareKnown } from '../shares/use-share-known.ts'
import { Screen } from '../shell/screen.tsx'
import { RecentProjects } from './recent-projects.tsx'

// Loaded on demand, because most visits need none of these.
const ProjectReview = lazyComponent(() => import('../projects/project-review.tsx'), 'ProjectReview')
const WebhookNotice = lazyComponent(() => import('../developer/webhook-notice.tsx'), 'WebhookNotice')
const FirstSteps = lazyComponent(() => import('./first-steps.tsx'), 'FirstSteps')
const ConnectModel = lazyComponent(() => import('./connect-model.tsx'), 'ConnectModel')

const counted: { label: string; status: ProjectStatus }[] = [
  { label: 'Active Projects', status: 'in_progress' },
  { label: 'Completed Reports', status: 'completed' },
  { label: 'Draft Projects', status: 'draft' },
]

export function Dashboard({ user }: { user: OwnUser }) {
  const { data: projects, error } = useQuery(recentProjectsRead)
  const { data: counts } = useQuery(projectCountsRead)
  const shareKnown = useShareKnown()
  if (!shareKnown) return null
  const none = projects?.length === 0
  // The first administrator's account starts with sample projects, which do not count.
  const isNew = projects?.every(({ name }) => name.startsWith('Sample: '))
  const running = projects?.find(isRunning)
  const create = (
    <a className="button primary" href="/projects/create">
      New Project
    </a>
  )
  const counters = (
    <dl className="counts">
      {counted.map(({ label, status }) => (
        <div key={status}>
          <dt>{label}</dt>
          {/* A dash until the projects have loaded: a zero would be a claim. */}
          <dd>{counts?.[status] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
  const lists = (
    <>
      {counters}
      <h2 className="subheading">Recent Projects</h2>
      {none || (
        <div className="sheet scroll">
          <Pending what="projects" data={projects} error={error} rows={listLimits.recentProjects} />
          {projects && <RecentProjects projects={projects} />}
        </div>
      )}
    </>
  )
  return (
    <Screen title={`Welcome back, ${user.firstName || user.username}`} action={!none && create}>
      <ShareNotes />
      {user.disabledWebhooks > 0 && <WebhookNotice count={user.disabledWebhooks} />}
      {isNew ? <FirstSteps create={none && create}>{lists}</FirstSteps> : lists}
      {user.role === 'admin' && <ConnectModel />}
      {running && <ProjectReview key={running.id} project={running} named />}
    </Screen>
  )
}
