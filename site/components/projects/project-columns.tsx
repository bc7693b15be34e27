import type { Project } from '#api/contracts/projects.ts'
import { columnsOf } from '../list/data-table.tsx'
import { StatusBadge } from './status-badge.tsx'
import { dayOf, panelWords, projectAddress, typeWords } from './words.ts'

const column = columnsOf<Project>()

export const projectColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { of: 'nm' },
    cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
  }),
  column.accessor(project => typeWords[project.type], { id: 'type', header: 'Type', meta: { of: 'type' } }),
  column.accessor(project => panelWords[project.panelType], { id: 'panel', header: 'Panel', meta: { of: 'panel' } }),
  column.accessor('status', {
    header: 'Status',
    meta: { of: 'st' },
    cell: ({ row }) => <StatusBadge project={row.original} />,
  }),
  column.accessor('createdAt', { header: 'Created', meta: { of: 'num' }, cell: ({ getValue }) => dayOf(getValue()) }),
  column.display({
    id: 'view',
    header: () => <span className="vh">Actions</span>,
    meta: { of: 'vw' },
    cell: ({ row: { original } }) => (
      <a href={projectAddress(original.id)} aria-label={`View ${original.name}`}>
        View
      </a>
    ),
  }),
])
