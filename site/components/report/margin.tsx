import { counted } from './claims.ts'
import { useReading } from './report-context.ts'

/** The counts, with leaders: beside the summary, or before it where the screen is narrow. */
export function Contents() {
  const { report } = useReading()
  const contents = [
    { id: 'conflicts', label: 'Conflicts', count: report.tensions.length },
    { id: 'agreements', label: 'Agreements', count: report.agreements.length },
    { id: 'lone', label: 'Seen by one', count: report.loneInsights.length },
    { id: 'unread', label: 'Could not be read', count: report.coverage.unread.length },
    { id: 'analysts', label: 'Analysts, one by one', count: report.sections.length },
  ]
  return (
    <nav className="report-toc" aria-label="Contents">
      <ul className="toc">
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

/** Beside the summary: how many quotes were found, how many voices the panel was worth. */
export function Margin() {
  const { verified, total } = useReading().report.quotesVerified
  return (
    <aside className="mar" aria-label="About this report">
      <div>
        <h2>
          {verified} of {total} quotes found word for word
        </h2>
        {verified < total && <p className="quiet">The others are marked, and counted nowhere.</p>}
      </div>
      <Independence />
    </aside>
  )
}

function Independence() {
  const { analysts, effective, note } = useReading().report.independence
  if (effective === null) return note ? <p className="quiet">{note}</p> : null
  return (
    <div>
      <h2>
        {counted(analysts, 'analyst', 'analysts')}, about {effective.toFixed(1)} {effective === 1 ? 'voice' : 'voices'}
      </h2>
      <svg className="voicebar" viewBox={`0 0 ${analysts * 20} 8`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: analysts }, (_, at) => at).map(at => (
          <g key={at}>
            <rect className="frame" x={at * 20 + 0.5} y="0.5" width="17" height="7" />
            <rect x={at * 20 + 0.5} y="0.5" width={17 * Math.max(0, Math.min(1, effective - at))} height="7" />
          </g>
        ))}
      </svg>
      {note && <p className="quiet">{note}</p>}
    </div>
  )
}
