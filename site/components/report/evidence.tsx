import type { Finding } from './claims.ts'
import { placeWords, sameSheet } from './places.ts'
import { useReading } from './report-context.ts'

type Quote = NonNullable<Finding['quote']>

/** What a finding rests on: its quotes with their places drawn, or what was looked for and not found. */
export function Evidence({ finding }: { finding: Finding }) {
  const quotes = [...(finding.quote ? [finding.quote] : []), ...finding.moreQuotes]
  if (quotes.length === 0)
    return finding.lookedFor ? (
      <p className="looked">
        <b>Looked for, and not found:</b> {finding.lookedFor}
      </p>
    ) : null
  return (
    <div className="evs">
      {quotes.map(quote => (
        <figure className="ev" key={quote.blockId + quote.text}>
          <DrawnPlace quote={quote} />
          <blockquote>
            <q className={/^["“„«]/.test(quote.text) ? 'marked' : undefined}>{quote.text}</q>
          </blockquote>
          <figcaption>
            {placeWords(quote.where)}
            {!finding.verified && <span className="uv"> Not verified; counted nowhere.</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Two findings that quote the same words: the reader needs them once. */
export function restsOnSameWords(one: Finding, other: Finding): boolean {
  const words = (finding: Finding) => JSON.stringify([finding.quote, ...finding.moreQuotes].map(quote => quote?.text))
  return words(one) === words(other)
}

const most = 9
const height = 90

/** The passages around the quote as lines, in their order, with a box where it stands. */
function DrawnPlace({ quote }: { quote: Quote }) {
  const { document } = useReading()
  const blocks = document?.blocks.filter(block => sameSheet(quote.where, block.where)) ?? []
  const at = blocks.findIndex(block => block.id === quote.blockId)
  const first = Math.max(0, Math.min(at - Math.floor(most / 2), blocks.length - most))
  const shown = blocks.slice(first, first + most)
  const step = (height - 16) / Math.max(shown.length, 3)
  return (
    <svg viewBox={`0 0 160 ${height}`} aria-hidden="true">
      {shown.map((block, line) => {
        const heading = block.type === 'heading' || block.type === 'slide_title'
        const y = 8 + line * step
        const width = Math.max(18, Math.min(136, block.text.length * 1.4))
        const tall = Math.min(heading ? 8 : 5, step - 2)
        return (
          <g key={block.id}>
            {first + line === at && <rect className="sl-b" x="6" y={y - 3} width="148" height={tall + 6} />}
            <rect className={heading ? 'sl-h' : 'sl-l'} x="12" y={y} width={width} height={tall} />
          </g>
        )
      })}
    </svg>
  )
}
