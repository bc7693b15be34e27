import type { ProjectReport } from '#api/contracts/report/report.ts'
import { madeBy, versionsOf } from '#api/contracts/report/words.ts'
import { describePlace } from '#db/places.ts'
import { undrawnWords } from '../report-pages/pages.ts'
import { Part } from './part.tsx'
import { useReport } from './report-context.ts'
import { SourceText } from './source-text.tsx'
import { VoiceName } from './voice-name.tsx'

const figure = (value: number | null | undefined): string => (value == null ? 'unknown' : value.toLocaleString('en-US'))
export const dollars = (value: number | null | undefined): string =>
  value == null ? 'unknown' : `$${value.toFixed(4)}`

export function Coverage() {
  const { document, pages, report } = useReport()
  const { checksPassed = [], checksRun, claims, coverage, quotesVerified } = report
  const { verified, total } = quotesVerified
  const found = total > 0 ? ` ${verified} of ${total} quotes were found word for word.` : ''
  const checked = checksRun !== null ? ` ${checksRun} checks were run.` : ''
  return (
    <Part id="read" title="What was read" about={amountRead(coverage, undrawnWords(document, pages)) + found + checked}>
      <ul className="unread-parts">
        {coverage.unread.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be unread in one place for one reason
          <li key={at}>
            <b className="place">{describePlace(part.where)}</b>
            <p>Could not be read: {part.why}</p>
          </li>
        ))}
      </ul>
      {checksPassed.length > 0 && (
        <details className="disclosure" open={claims.length === 0 || undefined}>
          <summary>Checked and passed: {checksPassed.length}</summary>
          <p className="quiet small">{checksPassed.join(', ')}.</p>
        </details>
      )}
      <SourceText />
    </Part>
  )
}

/** "662 words in 84 passages were read. Nothing was left out." */
function amountRead({ unread, words, blocks }: ProjectReport['coverage'], undrawn: string): string {
  const counted = (value: number, one: string) => `${figure(value)} ${one}${value === 1 ? '' : 's'}`
  const read = `${counted(words, 'word')} in ${counted(blocks, 'passage')} ${words === 1 ? 'was' : 'were'} read.`
  return `${read} ${undrawn || (unread.length === 0 ? 'Nothing was left out.' : '')}`.trim()
}

/** How many independent voices the panel counts for: four analysts sharing one model count for fewer than four. */
function Independence() {
  const { analysts, effective, note } = useReport().report.independence
  if (effective === null) return note ? <p className="independent-voices quiet">{note}</p> : null
  return (
    <div className="independent-voices quiet">
      <h3>
        {analysts} {analysts === 1 ? 'analyst' : 'analysts'}, about {effective.toFixed(1)}{' '}
        {effective === 1 ? 'voice' : 'voices'}
      </h3>
      <svg className="voice-bar" viewBox={`0 0 ${analysts * 20} 8`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: analysts }, (_, at) => at).map(at => (
          <g key={at}>
            <rect className="frame" x={at * 20 + 0.5} y="0.5" width="17" height="7" />
            <rect x={at * 20 + 0.5} y="0.5" width={17 * Math.max(0, Math.min(1, effective - at))} height="7" />
          </g>
        ))}
      </svg>
      {note && <p>{note}</p>}
    </div>
  )
}

/** Tokens and cost of the review. An unknown figure is shown as unknown, never as zero. */
export function Record() {
  const { report } = useReport()
  const { total, analysts } = report.usage
  return (
    <Part
      id="record"
      className="record"
      title="Record of this review"
      about={`${madeBy(report)} ${versionsOf(report)}`.trim()}
    >
      <Independence />
      {total && (
        <div className="sheet">
          <table className="table">
            <caption className="visually-hidden">Tokens and cost</caption>
            <thead>
              <tr>
                <th scope="col">Analyst</th>
                {['Tokens in', 'Tokens out', 'Cost'].map(name => (
                  <th key={name} scope="col" className="number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...analysts, { analystId: null, usage: total }].map(({ analystId, usage }) => (
                <tr key={analystId ?? 'all'}>
                  <td>{analystId === null ? <b>In all</b> : <VoiceName id={analystId} />}</td>
                  <td className="number">
                    {figure(usage?.inputTokens)}{' '}
                    {usage?.cachedTokens ? <small>({figure(usage.cachedTokens)} cached)</small> : null}
                  </td>
                  <td className="number">{figure(usage?.outputTokens)}</td>
                  <td className="number">{dollars(usage?.cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  )
}
