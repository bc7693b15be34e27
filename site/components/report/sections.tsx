import { Mark } from '../../ui/mark.tsx'
import { placeWords } from './places.ts'
import { useReading } from './report-context.ts'

/** What each analyst wrote before it saw any other. */
export function Sections() {
  const { report, voice } = useReading()
  return (
    <section id="analysts" aria-labelledby="analysts-title">
      <header className="sh">
        <h2 id="analysts-title">Analysts, one by one</h2>
        <p>What each wrote before seeing any other.</p>
      </header>
      <div className="secs">
        {report.sections.map(section => {
          const { name, title, mark } = voice(section.analystId)
          return (
            <details key={section.id}>
              <summary>
                <Mark n={mark} />
                <b>{name}</b>
                <i>{title}</i>
              </summary>
              <div className="finds">
                {section.content.split(/\n{2,}/).map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          )
        })}
      </div>
      {report.missing.length > 0 && (
        <ul className="notread">
          {report.missing.map(({ analystId, failure }) => (
            <li key={analystId}>
              <b>{voice(analystId).name}</b>
              <p>Could not finish: {failure.message}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Unread() {
  const { report } = useReading()
  const { unread, words, blocks } = report.coverage
  return (
    <section id="unread" aria-labelledby="unread-title">
      <header className="sh">
        <h2 id="unread-title">What could not be read</h2>
        <p className="num">
          {words.toLocaleString('en-US')} words in {blocks.toLocaleString('en-US')} passages were read.
          {unread.length === 0 && ' Nothing was left out.'}
        </p>
      </header>
      {unread.length > 0 && (
        <ul className="notread">
          {unread.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be unread in one place for one reason
            <li key={at}>
              <b>{placeWords(part.where)}</b>
              <p>{part.why}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
