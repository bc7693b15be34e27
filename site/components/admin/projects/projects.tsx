import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFilter, useSearch } from '../../list/filters.ts'
import { List } from '../../list/list.tsx'
import { useRows } from '../../list/use-rows.ts'
import { panelFilter, statusFilter, typeFilter } from '../../projects/filters.ts'
import { Screen } from '../../shell/screen.tsx'
import { type AdminProject, allProjectsRead } from '../reads.ts'
import { ChangeStatus, type StatusChange } from './change-status.tsx'
import { projectColumns } from './columns.tsx'
import { DeleteProject } from './delete-project.tsx'

export function AllProjects() {
  const search = useSearch()
  const status = useFilter(statusFilter)
  const type = useFilter(typeFilter)
  const panel = useFilter(panelFilter)
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
    <Screen title="All Projects" text="Everyone's projects, newest first">
      <List
        noun={['project', 'projects']}
        rows={rows}
        columns={columns}
        search={search}
        searchLabel="Search projects or owners"
        filters={[status, type, panel]}
        emptyText="No projects found"
        failure="Error loading projects. Please try again."
      />
      {changing && <ChangeStatus {...changing} onClose={() => setChanging(null)} />}
      {deleting && <DeleteProject project={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  )
}
