import type { Project } from '#api/contracts/projects.ts'
import { panelById } from '#db/vocabulary.ts'
import { type Column, textTable } from './table.ts'

const statusWords = { draft: 'draft', in_progress: 'in review', completed: 'completed' } as const

function statusOf(project: Project): string {
  if (project.failure) return `failed: ${project.failure.code}`
  const cancelled = project.status === 'draft' && project.review?.status === 'cancelled'
  return cancelled ? 'cancelled' : statusWords[project.status]
}

const columns: Column<Project>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Name', cell: ({ name }) => name, cut: true },
  { title: 'Type', cell: ({ contentType }) => contentType, spared: 2 },
  { title: 'Panel', cell: ({ panelId }) => panelById(panelId).type, spared: 1 },
  { title: 'Status', cell: statusOf },
  { title: 'Created', cell: ({ createdAt }) => createdAt.slice(0, 10), spared: 3 },
]

export const projectTable = (projects: Project[], width?: number): string => textTable(projects, columns, width)

export const ownedProjectColumns: Column<Project & { ownerUsername: string }>[] = columns.toSpliced(2, 0, {
  title: 'Owner',
  cell: (project: Project) => ('ownerUsername' in project ? String(project.ownerUsername) : '-'),
})
