import { panels } from '#db/vocabulary.ts'
import { useReading } from './report-context.ts'
import { amountRead, UnreadParts } from './sections.tsx'
import { VoiceName } from './voice-name.tsx'

/** A review in which nobody raised a claim: what was read, who read it, and one thing to do. The summary says for what. */
export function NothingFound({ panelId }: { panelId: number }) {
  const { report, voices } = useReading()
  const other = panels.find(({ id }) => id !== panelId)
  const missing = report.missing.map(({ analystId }) => analystId)
  return (
    <section id="nothing" aria-labelledby="nothing-title">
      <header className="sh">
        <h2 id="nothing-title">Nobody raised a claim</h2>
        <p>So there was nothing to vote on, and there is nothing to agree or to clash over.</p>
      </header>
      <dl className="facts">
        <dt>What was read</dt>
        <dd>
          <p className="num">{amountRead(report.coverage)}</p>
          <UnreadParts />
        </dd>
        <dt>Who looked</dt>
        <dd>
          <ul className="looked-for">
            {voices.map(({ id, title }) => (
              <li key={id}>
                <VoiceName id={id} /> <span className="quiet small">{title}</span>
                {missing.includes(id) && <span className="quiet small">, who could not finish</span>}
              </li>
            ))}
          </ul>
        </dd>
        <dt>What to do next</dt>
        <dd>
          <p>
            Submit a longer version, if there is one
            {other && `, or choose the ${other.name}, which looks for other things`}.
          </p>
          <p>
            <a className="btn" href="/projects/create">
              Create another project
            </a>
          </p>
        </dd>
      </dl>
    </section>
  )
}
