import type { Project } from '#api/contracts/projects.ts'
import { Badge } from '../../ui/badge.tsx'
import { lastReview, statusWords } from './words.ts'

export function StatusBadge({ project }: { project: Pick<Project, 'status' | 'review' | 'failure'> }) {
  const { label, tone } = statusWords[project.status]
  const last = lastReview(project)
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {last && <span className={`status-note ${project.failure ? 'error' : ''}`}>{` ${last}`}</span>}
    </>
  )
}
