import { useReading } from './report-context.ts'
import { VoiceName } from './voice-name.tsx'

const figure = (value: number | null | undefined): string => (value == null ? 'unknown' : value.toLocaleString('en-US'))
const dollars = (value: number | null | undefined): string => (value == null ? 'unknown' : `$${value.toFixed(4)}`)

/** What the review took: an unknown figure says so and is never a zero. */
export function Record() {
  const { report } = useReading()
  const { total, analysts } = report.usage
  return (
    <section className="rec" id="record" aria-labelledby="record-title">
      <header className="sh">
        <h2 id="record-title">Record of this review</h2>
        <p>
          {report.engine === 'rubric'
            ? 'Written by the rubric engine on this server. No language model was asked, so there are no tokens to pay for.'
            : `Written with ${report.model ?? 'a language model'}.`}
        </p>
      </header>
      {total && (
        <div className="sheet scroll">
          <table className="table">
            <caption className="vh">Tokens and cost</caption>
            <thead>
              <tr>
                <th scope="col">Analyst</th>
                <th scope="col" className="n">
                  Tokens in
                </th>
                <th scope="col" className="n">
                  of which cached
                </th>
                <th scope="col" className="n">
                  Tokens out
                </th>
                <th scope="col" className="n">
                  Cost
                </th>
              </tr>
            </thead>
            <tbody>
              {analysts.map(({ analystId, usage }) => (
                <tr key={analystId}>
                  <td>
                    <VoiceName id={analystId} />
                  </td>
                  <td className="n">{figure(usage?.inputTokens)}</td>
                  <td className="n">{figure(usage?.cachedTokens)}</td>
                  <td className="n">{figure(usage?.outputTokens)}</td>
                  <td className="n">{dollars(usage?.cost)}</td>
                </tr>
              ))}
              <tr>
                <td>
                  <b>In all</b>
                </td>
                <td className="n">{figure(total.inputTokens)}</td>
                <td className="n">{figure(total.cachedTokens)}</td>
                <td className="n">{figure(total.outputTokens)}</td>
                <td className="n">{dollars(total.cost)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
