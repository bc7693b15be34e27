import type { Claim } from '#api/contracts/report.ts'
import { Clipping } from '../pages/clipping.tsx'
import { useReport } from './report-context.ts'
import { blockAnchor, withoutBars } from './source-text.tsx'

type PlacedQuote = Claim['quotes'][number]

interface Props {
  quotes: PlacedQuote[]
  lookedFor?: string | null
}

/** Quotes, each with the part of the page where it stands, and what was looked for and not found. */
export function Evidence({ quotes, lookedFor }: Props) {
  if (quotes.length === 0 && !lookedFor) return null
  return (
    <div className="evidence-list">
      {lookedFor && (
        <p className="searched quiet small">
          <b>Looked for, and not found:</b> {lookedFor}
        </p>
      )}
      {quotes.map(quote => (
        <figure className="evidence" key={quote.blockId + quote.text}>
          <Clipping quote={quote} />
          <blockquote>
            <Words quote={quote} />
          </blockquote>
          <figcaption>
            <PlaceLink quote={quote} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Quotes inline, where space is short: “in May” slide 3. */
export function Passages({ quotes }: { quotes: PlacedQuote[] }) {
  return quotes.map((quote, at) => (
    <span className="passage" key={quote.blockId + quote.text}>
      {at > 0 && '; '}
      <Words quote={quote} /> <PlaceLink quote={quote} />
    </span>
  ))
}

function Words({ quote: { text, blockId } }: { quote: PlacedQuote }) {
  const { document } = useReport()
  const type = document?.blocks.find(({ id }) => id === blockId)?.type
  return <q className={/^["“„«]/.test(text) ? 'marked' : undefined}>{withoutBars(type, text)}</q>
}

/** The place in words; a link to the quoted passage if the document is available. */
function PlaceLink({ quote: { place, blockId, text } }: { quote: PlacedQuote }) {
  const { document } = useReport()
  if (!document?.blocks.some(block => block.id === blockId)) return <span className="place">{place}</span>
  return (
    <a className="place" href={`#${blockAnchor(blockId)}`} aria-label={`${place}: “${text}”`}>
      {place}
    </a>
  )
}
