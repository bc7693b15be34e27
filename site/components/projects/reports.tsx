import { useInfiniteQuery } from '@tanstack/react-query'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { useRows } from '../list/use-rows.ts'
import { Screen } from '../shell/screen.tsx'
import { panelFilter, reportOrder } from './filters.ts'
import { reportsRead } from './reads.ts'
import { reportColumns } from './report-columns.tsx'

export function Reports() {
  const search = useSearch()
  const panel = useFilter(panelFilter)
  const order = useFilter(reportOrder)
  const query = { q: search.words, panel: panel.value, sort: order.value }
  const rows = useRows(useInfiniteQuery(reportsRead(query)))
  return (
    <Screen title="Reports" text="What your panels found, and what they left for you to settle">
      <List
        noun={['report', 'reports']}
        rows={rows}
        columns={reportColumns}
        search={search}
        searchLabel="Search reports"
        filters={[panel]}
        order={order}
        emptyText="No reports found"
        emptyNote="A report stands here as soon as a panel has finished with a project."
        emptyAction={
          <a className="button" href="/projects">
            Go to Projects
          </a>
        }
        failure="Error loading reports. Please try again."
      />
    </Screen>
  )
}
