import { useInfiniteQuery } from '@tanstack/react-query'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { useRows } from '../list/use-rows.ts'
import { Screen } from '../shell/screen.tsx'
import { statusFilter, typeFilter } from './filters.ts'
import { projectColumns } from './project-columns.tsx'
import { projectsRead } from './reads.ts'

export function Projects() {
  const search = useSearch()
  const status = useFilter(statusFilter)
  const type = useFilter(typeFilter)
  const query = { q: search.words, status: status.value, type: type.value }
  const rows = useRows(useInfiniteQuery(projectsRead(query)))
  const create = (
    <a className="button primary" href="/projects/create">
      New Project
    </a>
  )
  return (
    <Screen title="Projects" action={create}>
      <List
        noun={['project', 'projects']}
        rows={rows}
        columns={projectColumns}
        search={search}
        searchLabel="Search projects"
        filters={[status, type]}
        emptyText="No projects found"
        emptyAction={
          <a className="button" href="/projects/create">
            Create First Project
          </a>
        }
        failure="Error loading projects. Please try again."
      />
    </Screen>
  )
}
