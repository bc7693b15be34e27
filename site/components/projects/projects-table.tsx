import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_equals,
  filterFn_includesString,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Project } from '#api/contracts/projects.ts'
import { StatusBadge } from './status-badge.tsx'
import { dayOf, panelWords, projectAddress, typeWords } from './words.ts'

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString, equals: filterFn_equals },
  sortFns: { alphanumeric: sortFn_alphanumeric },
})

const column = createColumnHelper<typeof features, Project>()
const columns = column.columns([
  column.accessor('name', { header: 'Name', filterFn: 'includesString', sortFn: 'alphanumeric' }),
  column.accessor('type', {
    header: 'Type',
    cell: cell => typeWords[cell.getValue()],
    filterFn: 'equals',
    sortFn: 'alphanumeric',
  }),
  column.accessor('panelType', { header: 'Panel', cell: cell => panelWords[cell.getValue()], sortFn: 'alphanumeric' }),
  column.accessor('status', {
    header: 'Status',
    cell: cell => <StatusBadge status={cell.getValue()} />,
    filterFn: 'equals',
    sortFn: 'alphanumeric',
  }),
  column.accessor('createdAt', { header: 'Created', cell: cell => dayOf(cell.getValue()), sortFn: 'alphanumeric' }),
  column.display({
    id: 'view',
    header: () => <span className="vh">Actions</span>,
    cell: ({ row }) => (
      <a href={projectAddress(row.original.id)} aria-label={`View ${row.original.name}`}>
        View
      </a>
    ),
  }),
])

const cellClass: Record<string, string> = { name: 'nm', status: 'st', createdAt: 'num', view: 'vw' }

interface Props {
  projects: Project[]
  search: string
  status: string
  type: string
}

/** The newest first, or by the column whose head was pressed. */
export function useProjectsTable({ projects, search, status, type }: Props) {
  const [sorting, setSorting] = useState<SortingState>([])
  const columnFilters = useMemo(
    () =>
      [
        { id: 'name', value: search.trim() },
        { id: 'status', value: status === 'all' ? '' : status },
        { id: 'type', value: type === 'all' ? '' : type },
      ].filter(filter => filter.value !== ''),
    [search, status, type],
  )
  return useTable({
    features,
    columns,
    data: projects,
    state: { sorting, columnFilters },
    onSortingChange: setSorting,
    onColumnFiltersChange: () => {},
  })
}

export function ProjectsTable({ table }: { table: ReturnType<typeof useProjectsTable> }) {
  return (
    <table className="table list">
      <caption className="vh">Projects</caption>
      <thead>
        {table.getHeaderGroups().map(group => (
          <tr key={group.id}>
            {group.headers.map(header => {
              const sorted = header.column.getIsSorted()
              const way = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'
              if (!header.column.getCanSort())
                return (
                  <th key={header.id} scope="col">
                    <table.FlexRender header={header} />
                  </th>
                )
              return (
                <th key={header.id} scope="col" aria-sort={way}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    {sorted === 'asc' && <ArrowUp size={12} aria-hidden="true" />}
                    {sorted === 'desc' && <ArrowDown size={12} aria-hidden="true" />}
                  </button>
                </th>
              )
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map(row => (
          <tr key={row.id}>
            {row.getAllCells().map(cell => (
              <td key={cell.id} className={cellClass[cell.column.id]}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
