/** Wording of projects. /dashboard loads all of this; wording for other screens is in files of its own. */
import type { Project } from '#api/contracts/projects.ts'
import type { ContentType, ProjectStatus } from '#db/vocabulary.ts'

export const statusWords: Record<
  ProjectStatus,
  { label: string; long: string; tone: 'neutral' | 'warning' | 'success' }
> = {
  draft: { label: 'Draft', long: 'Draft - Not yet submitted', tone: 'neutral' },
  in_progress: { label: 'In progress', long: 'Analysis in progress', tone: 'warning' },
  completed: { label: 'Completed', long: 'Analysis completed', tone: 'success' },
}

export const typeWords: Record<ContentType, string> = { document: 'Document', website: 'Website' }

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** "Nov 18, 2026", in the reader's time zone. */
export const formatDay = (timestamp: string): string => dayFormat.format(new Date(timestamp))

export const isRunning = ({ status, review }: Project): boolean =>
  status === 'in_progress' && (review?.status === 'queued' || review?.status === 'running')

/** What happened to a draft's last review; null if it was never submitted, and for other statuses. */
export function lastReview({ status, review, failure }: Pick<Project, 'status' | 'review' | 'failure'>) {
  if (status !== 'draft') return null
  return failure ? 'Review failed' : review?.status === 'cancelled' ? 'Review cancelled' : null
}

export const hasReport = (project: Project): boolean => project.status === 'completed'

export const projectAddress = (id: number, tab?: 'analysts' | 'report'): string =>
  `/projects/${id}${tab ? `#${tab}` : ''}`
