import type { ProjectStatus } from '#db/vocabulary.ts'
import type { Column } from '../../list/data-table.tsx'
import { factColumns } from '../../projects/project-columns.tsx'
import { projectAddress } from '../../projects/words.ts'
import type { AdminProject } from '../reads.ts'
import { RowMenu, type RowMenuItem } from '../row-menu.tsx'

interface Actions {
  setStatus(project: AdminProject, status: ProjectStatus): void
  remove(project: AdminProject): void
}

export const projectColumns = (actions: Actions): Column<AdminProject>[] => [
  {
    header: 'Name',
    className: 'name-cell',
    cell: ({ id, name }) => (
      <a className="opens" href={projectAddress(id)} title={name}>
        {name}
      </a>
    ),
  },
  { header: 'Owner', className: 'owner', cell: ({ ownerUsername }) => ownerUsername },
  ...factColumns,
  {
    header: 'Actions',
    className: 'actions-cell',
    cell: project => <RowMenu label={`Actions for ${project.name}`} items={itemsOf(project, actions)} />,
  },
]

function itemsOf(project: AdminProject, { setStatus, remove }: Actions): RowMenuItem[] {
  const items: RowMenuItem[] = [{ label: 'View Details', href: projectAddress(project.id) }]
  if (project.status !== 'in_progress')
    items.push({ label: 'Mark In Progress', run: () => setStatus(project, 'in_progress') })
  if (project.status !== 'completed')
    items.push({ label: 'Mark Completed', run: () => setStatus(project, 'completed') })
  items.push({ label: 'Delete Project', run: () => remove(project), danger: true })
  return items
}
