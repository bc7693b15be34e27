import type { Analyst } from '#api/contracts/analysts.ts'
import { Badge } from '../../ui/badge.tsx'
import { columnsOf } from '../list/data-table.tsx'
import { dayOf, panelWords } from '../projects/words.ts'
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
      meta: { of: 'nm' },
      cell: ({ row: { original } }) => (
        <span className="adm-person">
          <Portrait url={original.imageUrl} mark={marks.get(original.id) ?? null} />
          <span>
            {original.name}
            <span className="quiet adm-job">{original.title}</span>
          </span>
        </span>
      ),
    }),
    column.accessor('specialty', {
      header: 'Specialty',
      meta: { of: 'specialty' },
      cell: ({ getValue }) => (
        <div className="row-clip" title={getValue()}>
          {getValue()}
        </div>
      ),
    }),
    column.accessor(analyst => panelWords[analyst.panelType], { id: 'panel', header: 'Panel', meta: { of: 'panel' } }),
    column.accessor('isActive', {
      header: 'Status',
      meta: { of: 'st' },
      cell: ({ getValue }) => <Badge tone={getValue() ? 'good' : 'plain'}>{getValue() ? 'Active' : 'Inactive'}</Badge>,
    }),
    column.accessor('updatedAt', {
      header: 'Last Updated',
      meta: { of: 'num' },
      cell: ({ getValue }) => dayOf(getValue()),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { of: 'vw two' },
      cell: ({ row: { original } }) => (
        <>
          <button className="row-act" type="button" aria-label={`Edit ${original.name}`} onClick={() => edit(original)}>
            Edit
          </button>
          <button
            className="row-act bad"
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
