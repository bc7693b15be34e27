import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { earlyAccessStatuses } from '#db/vocabulary.ts'
import { Badge } from '../../ui/badge.tsx'
import { columnsOf } from '../list/data-table.tsx'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { useRows } from '../list/use-rows.ts'
import { formatDay } from '../projects/words.ts'
import { type EarlyAccess, requestsRead } from './reads.ts'
import { StatusDialog } from './status-dialog.tsx'
import { requestWords } from './words.ts'

const statusOptions = earlyAccessStatuses.map(value => ({ value, label: requestWords[value].label }))
const column = columnsOf<EarlyAccess>()

export function EarlyAccessRequests() {
  const search = useSearch()
  const status = useFilter('status', earlyAccessStatuses)
  const rows = useRows(useInfiniteQuery(requestsRead({ q: search.words, status: status.value })))
  const [updating, setUpdating] = useState<EarlyAccess | null>(null)
  const columns = useMemo(() => requestColumns(setUpdating), [])
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>Early Access Requests</h1>
          <p className="quiet">Manage early access email submissions</p>
        </div>
      </div>
      <List
        noun={['request', 'requests']}
        rows={rows}
        columns={columns}
        narrowed={search.words !== '' || status.value !== 'all'}
        onShowAll={() => {
          search.setText('')
          status.set('all')
        }}
        emptyText="No early access emails found"
        failure="Failed to load early access emails"
        tools={
          <>
            <SearchBox label="Search by email" search={search} />
            <FilterBox label="Status" all="All Statuses" filter={status} options={statusOptions} />
          </>
        }
      />
      {updating && <StatusDialog key={updating.id} request={updating} onClose={() => setUpdating(null)} />}
    </div>
  )
}

const requestColumns = (update: (request: EarlyAccess) => void) =>
  column.columns([
    column.accessor('email', { header: 'Email', meta: { className: 'name-cell' } }),
    column.accessor('status', {
      header: 'Status',
      meta: { className: 'status-cell' },
      cell: ({ row }) => {
        const { label, tone } = requestWords[row.original.status]
        return <Badge tone={tone}>{label}</Badge>
      },
    }),
    column.accessor('createdAt', {
      header: 'Date',
      meta: { className: 'num' },
      cell: ({ getValue }) => formatDay(getValue()),
    }),
    column.accessor('notes', {
      header: 'Notes',
      meta: { className: 'notes' },
      cell: ({ row: { original } }) =>
        original.notes ? (
          <div className="clipped" title={original.notes}>
            {original.notes}
          </div>
        ) : (
          <span className="no-value">–</span>
        ),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { className: 'actions-cell' },
      cell: ({ row: { original } }) => (
        <button
          className="row-action"
          type="button"
          aria-label={`Update ${original.email}`}
          onClick={() => update(original)}
        >
          Update
        </button>
      ),
    }),
  ])
