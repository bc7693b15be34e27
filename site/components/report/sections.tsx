import { Mark } from '../../ui/mark.tsx'
import { claimAnchor, type Finding, type Report } from './claims.ts'
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
              <Opinion analystId={section.analystId} otherwise={section.content} />
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

const parts = [
  { stance: 'concern', title: 'What worries it' },
  { stance: 'question', title: 'What it asks' },
  { stance: 'strength', title: 'What pleases it' },
] as const

/** All that one analyst wrote, whole; a claim that others share, or doubt, is named beside it. */
function Opinion({ analystId, otherwise }: { analystId: number; otherwise: string }) {
  const own = useReading().report.findings.filter(finding => finding.analystId === analystId)
  if (own.length === 0) return <p className="finds">{otherwise}</p>
  return (
    <div className="finds">
      {parts.map(({ stance, title }) => {
        const findings = own.filter(finding => finding.stance === stance)
        return findings.length === 0 ? null : (
          <section key={stance}>
            <h3>{title}</h3>
            {findings.map(finding => (
              <OwnFinding key={finding.id} finding={finding} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

function OwnFinding({ finding }: { finding: Finding }) {
  const { claims } = useReading()
  const claim = claims.find(({ findingIds }) => findingIds.includes(finding.id))
  const quotes = [finding.quote, ...finding.moreQuotes].filter(quote => quote !== null)
  return (
    <article>
      <p className="say">{finding.claim}</p>
      <p className="rest">
        {quotes.map(({ text, where, blockId }, at) => (
          <span key={blockId + text}>
            {at > 0 && '; '}
            <q className={/^["“„«]/.test(text) ? 'marked' : undefined}>{text}</q> ({placeWords(where).toLowerCase()})
          </span>
        ))}
        {finding.lookedFor && <span>Looked for, and not found: {finding.lookedFor}</span>}
      </p>
      <p>
        {finding.suggestion}{' '}
        {claim ? (
          <a className="num" href={`#${claimAnchor(claim.number)}`}>
            Claim {claim.number}
          </a>
        ) : (
          <span className="uv">Not verified; counted nowhere.</span>
        )}
      </p>
    </article>
  )
}

/** "662 words in 84 passages were read. Nothing was left out." */
export function amountRead({ unread, words, blocks }: Report['coverage']): string {
  const figure = (value: number, one: string) => `${value.toLocaleString('en-US')} ${one}${value === 1 ? '' : 's'}`
  const read = `${figure(words, 'word')} in ${figure(blocks, 'passage')} ${words === 1 ? 'was' : 'were'} read.`
  return unread.length === 0 ? `${read} Nothing was left out.` : read
}

export function Unread() {
  return (
    <section id="unread" aria-labelledby="unread-title">
      <header className="sh">
        <h2 id="unread-title">What could not be read</h2>
        <p className="num">{amountRead(useReading().report.coverage)}</p>
      </header>
      <UnreadParts />
    </section>
  )
}

export function UnreadParts() {
  const { unread } = useReading().report.coverage
  if (unread.length === 0) return null
  return (
    <ul className="notread">
      {unread.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be unread in one place for one reason
        <li key={at}>
          <b>{placeWords(part.where)}</b>
          <p>{part.why}</p>
        </li>
      ))}
    </ul>
  )
}
