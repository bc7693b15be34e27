import { useQuery } from '@tanstack/react-query'
import type { Project } from '#api/contracts/projects.ts'
import { reviewsRead } from '../report/reads.ts'
import { reviewInAddress, versionAddress } from './address.ts'
import { formatDay } from './words.ts'

/** The version whose report is shown, with links to the others. Also shown while a new version is reviewed. */
export function Versions({ project }: { project: Project }) {
  const { data } = useQuery(reviewsRead(project.id))
  const reported = (data ?? []).filter(({ counts }) => counts !== null).toReversed()
  const newest = project.status === 'in_progress' ? undefined : reported.at(-1)?.id
  const shown = reviewInAddress() ?? newest
  // Shows nothing before the list has loaded either, so that nothing moves if there is nothing to choose.
  if (!reviewInAddress() && reported.every(({ id }) => id === newest)) return null
  return (
    <nav className="versions" aria-label="Versions">
      <ul>
        {reported.map(({ id, version, finishedAt }) => (
          <li key={id}>
            <a
              href={versionAddress(project.id, id === newest ? null : id)}
              aria-current={id === shown ? 'true' : undefined}
              // A link to the shown version may change only the hash, which would not reload the page.
              onClick={event => id === shown && event.preventDefault()}
            >
              <b>v{version}</b> {finishedAt && formatDay(finishedAt)}
            </a>
          </li>
        ))}
        {reviewInAddress() && project.status === 'in_progress' && (
          <li>
            <a href={`/projects/${project.id}`}>Now</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
