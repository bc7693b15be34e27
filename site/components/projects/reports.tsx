import { useInfiniteQuery } from '@tanstack/react-query'
import { panelTypes } from '#db/vocabulary.ts'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { useRows } from '../list/use-rows.ts'
import { panelWords } from './panel-words.ts'
import { reportsRead } from './reads.ts'
import { reportColumns } from './report-columns.tsx'

const panelOptions = panelTypes.map(value => ({ value, label: panelWords[value] }))

export function Reports() {
  const search = useSearch()
  const panel = useFilter('panel', panelTypes)
  const rows = useRows(useInfiniteQuery(reportsRead({ q: search.words, panel: panel.value })))
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>Reports</h1>
          <p className="quiet">What your panels found, and what they left for you to settle</p>
        </div>
      </div>
      <List
        noun={['report', 'reports']}
        rows={rows}
        columns={reportColumns}
        narrowed={search.words !== '' || panel.value !== 'all'}
        onShowAll={() => {
          search.setText('')
          panel.set('all')
        }}
        emptyText="No reports found"
        emptyNote="A report stands here as soon as a panel has finished with a project."
        emptyAction={
          <a className="button" href="/projects">
            Go to Projects
          </a>
        }
        failure="Error loading reports. Please try again."
        tools={
          <>
            <SearchBox label="Search reports" search={search} />
            <FilterBox label="Panel" all="All Panels" filter={panel} options={panelOptions} />
          </>
        }
      />
    </div>
  )
}
