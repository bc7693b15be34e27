import type { ReportLine } from '#api/contracts/report/report.ts'
import type { Column } from '../list/data-table.tsx'
import { panelWords } from './panel-words.ts'
import { formatDay, projectAddress } from './words.ts'

export const reportColumns: Column<ReportLine>[] = [
  { header: 'Project', className: 'name-cell', cell: ({ name }) => <span title={name}>{name}</span> },
  { header: 'Panel', className: 'panel', cell: ({ panelType }) => panelWords[panelType] },
  {
    header: 'Reviewed',
    className: 'num',
    cell: ({ finishedAt }) => (finishedAt === null ? '–' : formatDay(finishedAt)),
  },
  {
    header: 'Claims',
    className: 'number',
    // Unverified claims are not counted.
    cell({ counts: { disputed, agreed, single, checked } }) {
      const claims = disputed + agreed + single + checked
      return <Count of={claims} noun={claims === 1 ? 'claim' : 'claims'} />
    },
  },
  {
    header: 'Split choices',
    className: 'number',
    cell: ({ counts: { split } }) => <Count of={split} noun={split === 1 ? 'split choice' : 'split choices'} />,
  },
  {
    header: 'Answered',
    className: 'number',
    cell: ({ counts }) => <Count of={`${counts.answered} of ${counts.questions}`} noun="answered" />,
  },
  {
    header: 'Actions',
    headerHidden: true,
    className: 'actions-cell two-actions',
    cell: ({ projectId, name }) => (
      <a className="opens" href={projectAddress(projectId, 'report')} aria-label={`View report of ${name}`}>
        View report
      </a>
    ),
  },
]

/** The label is for phones, where the column heads are hidden. */
function Count({ of, noun }: { of: number | string; noun: string }) {
  return (
    <>
      {of} <span className="cell-label">{noun}</span>
    </>
  )
}
