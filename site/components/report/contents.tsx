import { groupWords } from '#api/contracts/report/words.ts'
import { groupAnchor, groupsOf } from './anchors.ts'
import { useReport } from './report-context.ts'

export function Contents() {
  const { firstThings, claims, counts, coverage } = useReport().report
  const contents = [
    { id: 'first', label: 'First things', count: firstThings.length },
    { id: 'tension', label: 'Creative tension', count: counts.split },
    ...groupsOf(claims).map(group => ({
      id: groupAnchor(group),
      label: groupWords[group].title,
      count: counts[group],
    })),
    { id: 'questions', label: 'Questions', count: counts.questions },
    { id: 'read', label: 'Could not be read', count: coverage.unread.length },
  ].filter(({ count }) => count > 0)
  return (
    <nav className="table-of-contents small" aria-label="Contents">
      <ul>
        {contents.map(({ id, label, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{label}</span>
              <i aria-hidden="true" />
              <b>{count}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
