import { useInfiniteQuery } from '@tanstack/react-query'
import { contentTypes, projectStatuses } from '#db/vocabulary.ts'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { useRows } from '../list/use-rows.ts'
import { projectColumns } from './project-columns.tsx'
import { projectsRead } from './reads.ts'
import { statusWords, typeWords } from './words.ts'

const statusOptions = projectStatuses.map(value => ({ value, label: statusWords[value].label }))
const typeOptions = contentTypes.map(value => ({ value, label: typeWords[value] }))

export function Projects() {
  const search = useSearch()
  const status = useFilter('status', projectStatuses)
  const type = useFilter('type', contentTypes)
  const query = { q: search.words, status: status.value, type: type.value }
  const rows = useRows(useInfiniteQuery(projectsRead(query)))
  return (
    <div className="screen">
      <div className="page-head">
        <h1>Projects</h1>
        <a className="button primary" href="/projects/create">
          New Project
        </a>
      </div>
      <List
        noun={['project', 'projects']}
        rows={rows}
        columns={projectColumns}
        narrowed={search.words !== '' || status.value !== 'all' || type.value !== 'all'}
        onShowAll={() => {
          search.setText('')
          status.set('all')
          type.set('all')
        }}
        emptyText="No projects found"
        emptyAction={
          <a className="button" href="/projects/create">
            Create First Project
          </a>
        }
        failure="Error loading projects. Please try again."
        tools={
          <>
            <SearchBox label="Search projects" search={search} />
            <FilterBox label="Status" all="All Statuses" filter={status} options={statusOptions} />
            <FilterBox label="Type" all="All Types" filter={type} options={typeOptions} />
          </>
        }
      />
    </div>
  )
}
