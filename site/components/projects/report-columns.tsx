import type { ReportLine } from '#api/contracts/report.ts'
import { columnsOf } from '../list/data-table.tsx'
import type { Noun } from '../list/words.ts'
import { panelWords } from './panel-words.ts'
import { formatDay, projectAddress } from './words.ts'

const column = columnsOf<ReportLine>()

export const reportColumns = column.columns([
  column.accessor('name', {
    header: 'Project',
    meta: { className: 'name-cell' },
    cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
  }),
  column.accessor(report => panelWords[report.panelType], {
    id: 'panel',
    header: 'Panel',
    meta: { className: 'panel' },
  }),
  column.accessor('finishedAt', {
    header: 'Reviewed',
    meta: { className: 'num' },
    cell: ({ getValue }) => {
      const ended = getValue()
      return ended === null ? '–' : formatDay(ended)
    },
  }),
  // Unverified claims are not counted here either.
  column.accessor(({ counts }) => counts.disputed + counts.agreed + counts.single + counts.checked, {
    id: 'claims',
    header: 'Claims',
    meta: { className: 'number' },
    cell: ({ getValue }) => <Count of={getValue()} noun={['claim', 'claims']} />,
  }),
  column.accessor('counts.split', {
    header: 'Split choices',
    meta: { className: 'number' },
    cell: ({ getValue }) => <Count of={getValue()} noun={['split choice', 'split choices']} />,
  }),
  column.accessor('counts', {
    header: 'Answered',
    meta: { className: 'number' },
    cell: ({ getValue }) => (
      <>
        {getValue().answered} of {getValue().questions} <span className="cell-label">answered</span>
      </>
    ),
  }),
  column.display({
    id: 'view',
    header: () => <span className="visually-hidden">Actions</span>,
    meta: { className: 'actions-cell two-actions' },
    cell: ({ row: { original } }) => (
      <a href={projectAddress(original.projectId, 'report')} aria-label={`View report of ${original.name}`}>
        View report
      </a>
    ),
  }),
])

/** The label is for phones, where the column heads are hidden. */
function Count({ of, noun: [one, many] }: { of: number; noun: Noun }) {
  return (
    <>
      {of} <span className="cell-label">{of === 1 ? one : many}</span>
    </>
  )
}
