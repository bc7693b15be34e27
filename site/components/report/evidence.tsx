import type { z } from 'zod'
import type { placeSchema } from '#api/contracts/document.ts'
import type { Claim } from '#api/contracts/report.ts'
import { useReport } from './report-context.ts'
import { blockAnchor } from './source-text.tsx'

type Place = z.infer<typeof placeSchema>
type PlacedQuote = Claim['quotes'][number]

interface Props {
  quotes: PlacedQuote[]
  lookedFor?: string | null
}

/** Quotes with a drawing of where each is, and what was looked for and not found. */
export function Evidence({ quotes, lookedFor }: Props) {
  if (quotes.length === 0 && !lookedFor) return null
  return (
    <div className="evidence-list">
      {lookedFor && (
        <p className="searched">
          <b>Looked for, and not found:</b> {lookedFor}
        </p>
      )}
      {quotes.map(quote => (
        <figure className="evidence" key={quote.blockId + quote.text}>
          <DrawnPlace quote={quote} />
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

function Words({ quote: { text } }: { quote: PlacedQuote }) {
  return <q className={/^["“„«]/.test(text) ? 'marked' : undefined}>{text}</q>
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

const most = 9
const height = 90

/** Draws the passages around the quote as lines, with a box around the quoted one. */
function DrawnPlace({ quote }: { quote: PlacedQuote }) {
  const { document } = useReport()
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
            {first + line === at && <rect className="slide-box" x="6" y={y - 3} width="148" height={tall + 6} />}
            <rect className={heading ? 'slide-heading' : 'slide-line'} x="12" y={y} width={width} height={tall} />
          </g>
        )
      })}
    </svg>
  )
}

/** Whether both blocks are on the same page or slide. */
function sameSheet(one: Place, other: Place): boolean {
  if (one.kind === 'page') return other.kind === 'page' && one.page === other.page
  if (one.kind === 'slide') return other.kind === 'slide' && one.slide === other.slide
  return one.kind === other.kind
}
