import type { Project } from '#api/contracts/projects.ts'
import type { Column } from '../list/data-table.tsx'
import { panelWords } from './panel-words.ts'
import { StatusBadge } from './status-badge.tsx'
import { formatDay, projectAddress, typeWords } from './words.ts'

type Shown = Pick<Project, 'type' | 'panelType' | 'status' | 'review' | 'failure' | 'createdAt'>

export const factColumns: Column<Shown>[] = [
  { header: 'Type', className: 'type', cell: ({ type }) => typeWords[type] },
  { header: 'Panel', className: 'panel', cell: ({ panelType }) => panelWords[panelType] },
  { header: 'Status', className: 'status-cell', cell: project => <StatusBadge project={project} /> },
  { header: 'Created', className: 'num', cell: ({ createdAt }) => formatDay(createdAt) },
]

export const projectColumns: Column<Project>[] = [
  { header: 'Name', className: 'name-cell', cell: ({ name }) => <span title={name}>{name}</span> },
  ...factColumns,
  {
    header: 'Actions',
    headerHidden: true,
    className: 'actions-cell',
    cell: ({ id, name }) => (
      <a className="opens" href={projectAddress(id)} aria-label={`View ${name}`}>
        View
      </a>
    ),
  },
]
