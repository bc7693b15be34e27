import { useContext } from 'react'
import type { Claim, ReportChoice } from '#api/contracts/report/report.ts'
import { seenWords } from '#api/contracts/report/words.ts'
import { hasCells, wordsAsRead } from '#db/quote-words.ts'
import { reportAddress } from '../projects/address.ts'
import { Clipping } from '../report-pages/clipping.tsx'
import { placesOf, seenIn, unmarkedWords } from '../report-pages/pages.ts'
import { anchorOf } from './points.ts'
import { ReportContext, useReport } from './report-context.ts'
import { blockAnchor } from './source-text.tsx'

type PlacedQuote = Claim['quotes'][number]

/** Quotes with their places, what was looked for and not found, and what was seen. `brief`: only the first quote, if any. */
export function Evidence({ about, brief = false }: { about: Claim | ReportChoice; brief?: boolean }) {
  const { pages } = useReport()
  const quotes = brief ? about.quotes.slice(0, 1) : about.quotes
  const claim = 'split' in about || (brief && quotes.length > 0) ? undefined : about
  const lookedFor = claim?.lookedFor
  if (quotes.length === 0 && !lookedFor && !claim?.seen.length) return null
  return (
    <div className="evidence-list">
      {lookedFor && (
        <p className="searched quiet small">
          <b>Looked for, and not found:</b> {lookedFor}
        </p>
      )}
      {quotes.map((quote, at) => {
        const [place] = placesOf(pages, quote)
        const unmarked = unmarkedWords(place)
        return (
          <figure className="evidence" key={quote.blockId + quote.text}>
            <Clipping point={about} place={place} name={quote.place} anchor={at === 0 ? anchorOf(about) : undefined} />
            <blockquote>
              <Words quote={quote} />
            </blockquote>
            <figcaption className="quiet tiny">
              <PlaceLink quote={quote} />
              {unmarked && <p>{unmarked}</p>}
            </figcaption>
          </figure>
        )
      })}
      {claim && claim.seen.length > 0 && (
        <figure className="evidence">
          {seenIn(pages, claim).map(place => (
            <Clipping key={JSON.stringify(place)} point={about} place={place} name={seenWords(claim)} />
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
  // Quotes of earlier reports do not say whether they are table cells.
  const cells = quote.cells ?? (block && hasCells(block.type))
  return <q className={/^["“„«]/.test(quote.text) ? 'marked' : undefined}>{wordsAsRead({ ...quote, cells })}</q>
}

/** The place in words; in a report a link to its page, or to the words as they were read if no page shows them. */
function PlaceLink({ quote }: { quote: PlacedQuote }) {
  const { document, pages = null } = useContext(ReportContext) ?? {}
  const { place, blockId } = quote
  if (!document?.blocks.some(block => block.id === blockId)) return <span className="place">{place}</span>
  const [drawn] = placesOf(pages, quote)
  const address = drawn && !drawn.isSaid ? reportAddress(`page-${drawn.page}`, 'pages') : `#${blockAnchor(blockId)}`
  return (
    <a className="place" href={address} aria-label={`${place}: “${wordsAsRead(quote)}”`}>
      {place}
    </a>
  )
}
