import type { Project } from '#api/contracts/projects.ts'
import { columnsOf } from '../list/data-table.tsx'
import { panelWords } from './panel-words.ts'
import { StatusBadge } from './status-badge.tsx'
import { formatDay, projectAddress, typeWords } from './words.ts'

const column = columnsOf<Project>()

export const projectColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { className: 'name-cell' },
    cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
  }),
  column.accessor(project => typeWords[project.type], { id: 'type', header: 'Type', meta: { className: 'type' } }),
  column.accessor(project => panelWords[project.panelType], {
    id: 'panel',
    header: 'Panel',
    meta: { className: 'panel' },
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { className: 'status-cell' },
    cell: ({ row }) => <StatusBadge project={row.original} />,
  }),
  column.accessor('createdAt', {
    header: 'Created',
    meta: { className: 'num' },
    cell: ({ getValue }) => formatDay(getValue()),
  }),
  column.display({
    id: 'view',
    header: () => <span className="visually-hidden">Actions</span>,
    meta: { className: 'actions-cell' },
    cell: ({ row: { original } }) => (
      <a href={projectAddress(original.id)} aria-label={`View ${original.name}`}>
        View
      </a>
    ),
  }),
])
