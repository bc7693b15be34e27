import type { Project } from '#api/contracts/projects.ts'
import { openRow } from '../list/open-row.ts'
import { StatusBadge } from '../projects/status-badge.tsx'
import { formatDay, projectAddress, typeWords } from '../projects/words.ts'

export function RecentProjects({ projects }: { projects: Project[] }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the row's link
    <table className="table list dense" onClick={openRow}>
      <caption className="visually-hidden">Recent projects</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="type">
            Type
          </th>
          <th scope="col" className="status-cell">
            Status
          </th>
          <th scope="col" className="num">
            Created
          </th>
          <th scope="col" className="actions-cell">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map(project => (
          <tr key={project.id}>
            <td className="name-cell">
              <span title={project.name}>{project.name}</span>
            </td>
            <td className="type">{typeWords[project.type]}</td>
            <td className="status-cell">
              <StatusBadge project={project} />
            </td>
            <td className="num">{formatDay(project.createdAt)}</td>
            <td className="actions-cell">
              <a className="opens" href={projectAddress(project.id)} aria-label={`View ${project.name}`}>
                View
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
