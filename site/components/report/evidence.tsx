import { useContext } from 'react'
import type { Claim } from '#api/contracts/report/report.ts'
import { seenWords } from '#api/contracts/report/words.ts'
import { hasCells, wordsAsRead } from '#db/quote-words.ts'
import { Clipping } from '../report-pages/clipping.tsx'
import { markOf, seenIn } from '../report-pages/pages.ts'
import { ReportContext, useReport } from './report-context.ts'
import { blockAnchor } from './source-text.tsx'

type PlacedQuote = Claim['quotes'][number]

interface Props {
  /** The anchor of the claim or choice, whose note on the pages is beside its first quote. */
  anchor: string
  quotes: PlacedQuote[]
  claim?: Claim
}

/** Quotes, each with its place on a page; what was looked for and not found, and what was seen. */
export function Evidence({ anchor, quotes, claim }: Props) {
  const { pages } = useReport()
  const lookedFor = claim?.lookedFor
  if (quotes.length === 0 && !lookedFor && !claim?.seen.length) return null
  return (
    <div className="evidence-list">
      {lookedFor && (
        <p className="searched quiet small">
          <b>Looked for, and not found:</b> {lookedFor}
        </p>
      )}
      {quotes.map((quote, at) => (
        <figure className="evidence" key={quote.blockId + quote.text}>
          <Clipping place={markOf(pages, quote)?.places[0]} name={quote.place} anchor={at === 0 ? anchor : undefined} />
          <blockquote>
            <Words quote={quote} />
          </blockquote>
          <figcaption className="quiet tiny">
            <PlaceLink quote={quote} />
          </figcaption>
        </figure>
      ))}
      {claim && claim.seen.length > 0 && (
        <figure className="evidence">
          {seenIn(pages, claim).map(place => (
            <Clipping key={JSON.stringify(place)} place={place} name={seenWords(claim)} />
          ))}
          <figcaption className="quiet tiny">{seenWords(claim)}</figcaption>
        </figure>
      )}
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

function Words({ quote }: { quote: PlacedQuote }) {
  const block = useContext(ReportContext)?.document?.blocks.find(({ id }) => id === quote.blockId)
  // Quotes of earlier reports do not say it themselves.
  const cells = quote.cells ?? (block && hasCells(block.type))
  return <q className={/^["“„«]/.test(quote.text) ? 'marked' : undefined}>{wordsAsRead({ ...quote, cells })}</q>
}

/** The place in words; in a report a link to the quoted passage, if the document is available. */
function PlaceLink({ quote }: { quote: PlacedQuote }) {
  const { place, blockId } = quote
  const document = useContext(ReportContext)?.document
  if (!document?.blocks.some(block => block.id === blockId)) return <span className="place">{place}</span>
  return (
    <a className="place" href={`#${blockAnchor(blockId)}`} aria-label={`${place}: “${wordsAsRead(quote)}”`}>
      {place}
    </a>
  )
}
