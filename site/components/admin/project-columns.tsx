import type { ProjectStatus } from '#db/vocabulary.ts'
import { columnsOf } from '../list/data-table.tsx'
import { panelWords } from '../projects/panel-words.ts'
import { StatusBadge } from '../projects/status-badge.tsx'
import { formatDay, projectAddress, typeWords } from '../projects/words.ts'
import type { AdminProject } from './reads.ts'
import { RowMenu, type RowMenuItem } from './row-menu.tsx'

const column = columnsOf<AdminProject>()

interface Actions {
  setStatus(project: AdminProject, status: ProjectStatus): void
  remove(project: AdminProject): void
}

export const projectColumns = (actions: Actions) =>
  column.columns([
    column.accessor('name', {
      header: 'Name',
      meta: { className: 'name-cell' },
      cell: ({ row: { original } }) => <span title={original.name}>{original.name}</span>,
    }),
    column.accessor('ownerUsername', { header: 'Owner', meta: { className: 'owner' } }),
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
      id: 'actions',
      header: 'Actions',
      meta: { className: 'actions-cell' },
      cell: ({ row: { original } }) => (
        <RowMenu label={`Actions for ${original.name}`} items={itemsOf(original, actions)} />
      ),
    }),
  ])

/** Offers only statuses that the project does not already have. */
function itemsOf(project: AdminProject, { setStatus, remove }: Actions): RowMenuItem[] {
  const items: RowMenuItem[] = [{ label: 'View Details', href: projectAddress(project.id) }]
  if (project.status !== 'in_progress')
    items.push({ label: 'Mark In Progress', run: () => setStatus(project, 'in_progress') })
  if (project.status !== 'completed')
    items.push({ label: 'Mark Completed', run: () => setStatus(project, 'completed') })
  items.push({ label: 'Delete Project', run: () => remove(project), danger: true })
  return items
}
