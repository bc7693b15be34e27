import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../list/data-table.tsx'
import { useFilter, useSearch } from '../../list/filters.ts'
import { List } from '../../list/list.tsx'
import { useRows } from '../../list/use-rows.ts'
import { formatDay } from '../../projects/words.ts'
import { Screen } from '../../shell/screen.tsx'
import { type EarlyAccess, requestsRead } from '../reads.ts'
import { earlyAccessWords } from '../words.ts'
import { StatusDialog, statusOptions } from './status-dialog.tsx'

const statusFilter = { name: 'status', label: 'Status', all: 'All Statuses', options: statusOptions }

export function EarlyAccessRequests() {
  const search = useSearch()
  const status = useFilter(statusFilter)
  const rows = useRows(useInfiniteQuery(requestsRead({ q: search.words, status: status.value })))
  const [updating, setUpdating] = useState<EarlyAccess | null>(null)
  const columns = useMemo(() => requestColumns(setUpdating), [])
  return (
    <Screen title="Early Access Requests" text="Manage early access email submissions">
      <List
        noun={['request', 'requests']}
        rows={rows}
        columns={columns}
        search={search}
        searchLabel="Search by email"
        filters={[status]}
        emptyText="No early access emails found"
        failure="Failed to load early access emails"
      />
      {updating && <StatusDialog key={updating.id} request={updating} onClose={() => setUpdating(null)} />}
    </Screen>
  )
}

const requestColumns = (update: (request: EarlyAccess) => void): Column<EarlyAccess>[] => [
  { header: 'Email', className: 'name-cell', cell: ({ email }) => email },
  {
    header: 'Status',
    className: 'status-cell',
    cell: ({ status }) => <Badge tone={earlyAccessWords[status].tone}>{earlyAccessWords[status].label}</Badge>,
  },
  { header: 'Date', className: 'num', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Notes',
    className: 'notes',
    cell: ({ notes }) =>
      notes ? (
        <div className="clipped" title={notes}>
          {notes}
        </div>
      ) : (
        <span className="no-value">–</span>
      ),
  },
  {
    header: 'Actions',
    className: 'actions-cell',
    cell: request => (
      <button
        className="row-action"
        type="button"
        aria-label={`Update ${request.email}`}
        onClick={() => update(request)}
      >
        Update
      </button>
    ),
  },
]
