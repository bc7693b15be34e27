import type { Analyst } from '#api/contracts/analysts.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../list/data-table.tsx'
import { panelWords } from '../../projects/panel-words.ts'
import { formatDay } from '../../projects/words.ts'
import { Portrait } from './portrait.tsx'

interface Parts {
  marks: Map<number, number>
  edit(analyst: Analyst): void
  remove(analyst: Analyst): void
}

export const analystColumns = ({ marks, edit, remove }: Parts): Column<Analyst>[] => [
  {
    header: 'Name',
    className: 'name-cell',
    cell: ({ id, name, title, imageUrl }) => (
      <span className="portrait-name">
        <Portrait url={imageUrl} mark={marks.get(id) ?? null} />
        <span>
          {name}
          <span className="quiet portrait-title">{title}</span>
        </span>
      </span>
    ),
  },
  {
    header: 'Specialty',
    className: 'specialty',
    cell: ({ specialty }) => (
      <div className="clipped" title={specialty}>
        {specialty}
      </div>
    ),
  },
  { header: 'Panel', className: 'panel', cell: ({ panelType }) => panelWords[panelType] },
  {
    header: 'Status',
    className: 'status-cell',
    cell: ({ isActive }) => <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>,
  },
  { header: 'Last Updated', className: 'num', cell: ({ updatedAt }) => formatDay(updatedAt) },
  {
    header: 'Actions',
    className: 'actions-cell two-actions',
    cell: analyst => (
      <>
        <button
          className="row-action opens"
          type="button"
          aria-label={`Edit ${analyst.name}`}
          onClick={() => edit(analyst)}
        >
          Edit
        </button>
        <button
          className="row-action danger"
          type="button"
          aria-label={`Delete ${analyst.name}`}
          onClick={() => remove(analyst)}
        >
          Delete
        </button>
      </>
    ),
  },
]
