import type { ProjectStatus } from '#db/vocabulary.ts'
import { Badge } from '../../ui/badge.tsx'
import { statusWords } from './words.ts'

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { label, tone } = statusWords[status]
  return <Badge tone={tone}>{label}</Badge>
}
