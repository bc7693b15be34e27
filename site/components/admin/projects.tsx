import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { contentTypes, panelTypes, projectStatuses } from '#db/vocabulary.ts'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { useRows } from '../list/use-rows.ts'
import { panelWords } from '../projects/panel-words.ts'
import { statusWords, typeWords } from '../projects/words.ts'
import { ChangeStatus, type StatusChange } from './change-status.tsx'
import { DeleteProject } from './delete-project.tsx'
import { projectColumns } from './project-columns.tsx'
import { type AdminProject, allProjectsRead } from './reads.ts'

const statusOptions = projectStatuses.map(value => ({ value, label: statusWords[value].label }))
const typeOptions = contentTypes.map(value => ({ value, label: typeWords[value] }))
const panelOptions = panelTypes.map(value => ({ value, label: panelWords[value] }))

export function AllProjects() {
  const search = useSearch()
  const status = useFilter('status', projectStatuses)
  const type = useFilter('type', contentTypes)
  const panel = useFilter('panel', panelTypes)
  const filters = [status, type, panel]
  const rows = useRows(
    useInfiniteQuery(allProjectsRead({ q: search.words, status: status.value, type: type.value, panel: panel.value })),
  )
  const [deleting, setDeleting] = useState<AdminProject | null>(null)
  const [changing, setChanging] = useState<StatusChange | null>(null)
  const columns = useMemo(
    () => projectColumns({ setStatus: (project, status) => setChanging({ project, status }), remove: setDeleting }),
    [],
  )
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>All Projects</h1>
          <p className="quiet">Everyone's projects, newest first</p>
        </div>
      </div>
      <List
        noun={['project', 'projects']}
        rows={rows}
        columns={columns}
        narrowed={search.words !== '' || filters.some(filter => filter.value !== 'all')}
        onShowAll={() => {
          search.setText('')
          for (const filter of filters) filter.set('all')
        }}
        emptyText="No projects found"
        failure="Error loading projects. Please try again."
        tools={
          <>
            <SearchBox label="Search projects or owners" search={search} />
            <FilterBox label="Status" all="All Statuses" filter={status} options={statusOptions} />
            <FilterBox label="Type" all="All Types" filter={type} options={typeOptions} />
            <FilterBox label="Panel" all="All Panels" filter={panel} options={panelOptions} />
          </>
        }
      />
      {changing && <ChangeStatus {...changing} onClose={() => setChanging(null)} />}
      {deleting && <DeleteProject project={deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}
