import { useQueries, useQuery } from '@tanstack/react-query'
import type { Project } from '#api/contracts/projects.ts'
import { projectsRead, reportRead } from '../../stores/reads.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dayOf, hasReport, panelName, projectAddress } from './words.ts'

export function Reports() {
  const { data: projects, error } = useQuery(projectsRead)
  const done = projects?.filter(hasReport)
  return (
    <div className="screen">
      <div className="page-head">
        <h1>Reports</h1>
      </div>
      <div className="sheet scroll">
        {error && (
          <p className="said bad" role="alert">
            Error loading projects. Please try again.
          </p>
        )}
        {!done && !error && <Skeleton rows={5} label="Loading reports" />}
        {done?.length === 0 && (
          <Empty title="No reports yet" text="A report stands here as soon as a panel has finished with a project.">
            <a className="btn" href="/projects">
              Go to Projects
            </a>
          </Empty>
        )}
        {done && done.length > 0 && <ReportsTable projects={done} />}
      </div>
    </div>
  )
}

function ReportsTable({ projects }: { projects: Project[] }) {
  const reports = useQueries({ queries: projects.map(project => reportRead(project.id)) })
  return (
    <table className="table list">
      <caption className="vh">Completed reports</caption>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Panel</th>
          <th scope="col">Reviewed</th>
          <th scope="col" className="n">
            Agreements
          </th>
          <th scope="col" className="n">
            Conflicts
          </th>
          <th scope="col">
            <span className="vh">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project, row) => {
          const report = reports[row]?.data
          return (
            <tr key={project.id}>
              <td className="nm">{project.name}</td>
              <td>{panelName(project.panelId)}</td>
              <td className="num">{dayOf(project.review?.finishedAt ?? project.createdAt)}</td>
              <Count of={report?.agreements.length} word="agreements" />
              <Count of={report?.tensions.length} word="conflicts" />
              <td className="vw">
                <a href={projectAddress(project.id, 'report')} aria-label={`View report of ${project.name}`}>
                  View report
                </a>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** On a phone, where the head is out of sight, the number brings its word. */
function Count({ of, word }: { of: number | undefined; word: string }) {
  return (
    <td className="n">
      {of ?? '–'} <span className="word">{word}</span>
    </td>
  )
}
