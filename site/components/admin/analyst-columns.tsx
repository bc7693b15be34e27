import type { Analyst } from '#api/contracts/analysts.ts'
import { Badge } from '../../ui/badge.tsx'
import { columnsOf } from '../list/data-table.tsx'
import { panelWords } from '../projects/panel-words.ts'
import { formatDay } from '../projects/words.ts'
import { Portrait } from './portrait.tsx'

const column = columnsOf<Analyst>()

interface Parts {
  /** By the analyst's id. */
  marks: Map<number, number>
  edit(analyst: Analyst): void
  remove(analyst: Analyst): void
}

export const analystColumns = ({ marks, edit, remove }: Parts) =>
  column.columns([
    column.accessor('name', {
      header: 'Name',
      meta: { className: 'name-cell' },
      cell: ({ row: { original } }) => (
        <span className="portrait-name">
          <Portrait url={original.imageUrl} mark={marks.get(original.id) ?? null} />
          <span>
            {original.name}
            <span className="quiet portrait-title">{original.title}</span>
          </span>
        </span>
      ),
    }),
    column.accessor('specialty', {
      header: 'Specialty',
      meta: { className: 'specialty' },
      cell: ({ getValue }) => (
        <div className="clipped" title={getValue()}>
          {getValue()}
        </div>
      ),
    }),
    column.accessor(analyst => panelWords[analyst.panelType], {
      id: 'panel',
      header: 'Panel',
      meta: { className: 'panel' },
    }),
    column.accessor('isActive', {
      header: 'Status',
      meta: { className: 'status-cell' },
      cell: ({ getValue }) => (
        <Badge tone={getValue() ? 'success' : 'neutral'}>{getValue() ? 'Active' : 'Inactive'}</Badge>
      ),
    }),
    column.accessor('updatedAt', {
      header: 'Last Updated',
      meta: { className: 'num' },
      cell: ({ getValue }) => formatDay(getValue()),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { className: 'actions-cell two-actions' },
      cell: ({ row: { original } }) => (
        <>
          <button
            className="row-action"
            type="button"
            aria-label={`Edit ${original.name}`}
            onClick={() => edit(original)}
          >
            Edit
          </button>
          <button
            className="row-action danger"
            type="button"
            aria-label={`Delete ${original.name}`}
            onClick={() => remove(original)}
          >
            Delete
          </button>
        </>
      ),
    }),
  ])
