import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '#api/contracts/projects.ts'
import { contentTypes, projectStatuses } from '#db/vocabulary.ts'
import { projectsRead } from '../../stores/reads.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProjectsTable, useProjectsTable } from './projects-table.tsx'
import { statusWords, typeWords } from './words.ts'

const none: Project[] = []

export function Projects() {
  const { data: projects, error } = useQuery(projectsRead)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('all')
  const [type, setType] = useState('all')
  const table = useProjectsTable({ projects: projects ?? none, search, status, type })
  const filtered = search.trim() !== '' || status !== 'all' || type !== 'all'
  return (
    <div className="screen">
      <div className="page-head">
        <h1>Projects</h1>
        <a className="btn pri" href="/projects/create">
          New Project
        </a>
      </div>
      <search className="tools">
        <input
          className="in"
          type="search"
          placeholder="Search projects"
          aria-label="Search projects"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <select className="in" aria-label="Status" value={status} onChange={event => setStatus(event.target.value)}>
          <option value="all">All statuses</option>
          {projectStatuses.map(word => (
            <option key={word} value={word}>
              {statusWords[word].label}
            </option>
          ))}
        </select>
        <select className="in" aria-label="Type" value={type} onChange={event => setType(event.target.value)}>
          <option value="all">All types</option>
          {contentTypes.map(word => (
            <option key={word} value={word}>
              {typeWords[word]}
            </option>
          ))}
        </select>
      </search>
      <div className="sheet scroll">
        {error && (
          <p className="said bad" role="alert">
            Error loading projects. Please try again.
          </p>
        )}
        {!projects && !error && <Skeleton rows={6} label="Loading projects" />}
        {projects && table.getRowModel().rows.length > 0 && <ProjectsTable table={table} />}
        {projects && table.getRowModel().rows.length === 0 && (
          <Empty title="No projects found" text={filtered ? 'Nothing matches this search and these filters.' : ''}>
            {!filtered && (
              <a className="btn" href="/projects/create">
                Create First Project
              </a>
            )}
          </Empty>
        )}
      </div>
    </div>
  )
}
