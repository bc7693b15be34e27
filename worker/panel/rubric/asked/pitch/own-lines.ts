/** Lines in which a company says of itself, and of today, what a question can rest on. */
import type { Sentence } from '../../base-reading.ts'
import type { DeckReading } from '../../deck/deck-reading.ts'
import { sentencesOn } from '../../deck/finding.ts'
import type { SlideRole } from '../../deck/roles.ts'
import { isHoped, type Statement, statements } from '../../deck/statements.ts'
import type { Reading } from '../../reading.ts'
import { everyMatch, literal } from '../../text.ts'

/** What is told of others, of a kind of company, or of another time. */
const ofOthers =
  /\b(?:they|them|their|theirs|competitors?|incumbents?|rivals?|market leaders?|industry|for example|e\.g\.|imagine|benchmarks?|versus|vs|ago|used to|back then|formerly|previously|at the time|if)\b/i

const telling =
  /^(\p{Lu}[\p{L}\d&’'-]*(?: \p{Lu}[\p{L}\d&’'-]*){0,2})(?: \([^)]{2,40}\))?,? (?:has|had|reports|reported|earns|earned|makes|made|sells|sold|charges|charged|costs|serves|raised|grew|reached|claims|offers)\b/u
const measure =
  /^(?:We|Our|It|This|That|The|ARR|MRR|GMV|Revenue|Net revenue|Turnover|Subscription|Platform|Software|Access|Everyone|Nobody)\b/

/** "RotaPilot has 300 customers": a name that is not the company's own does or has something. */
export function isOfAnother(text: string, deck: DeckReading): boolean {
  const name = telling.exec(text.replace(/^[\s•*–-]+/u, ''))?.[1]
  if (!name || measure.test(name)) return false
  const [first = name] = name.split(' ')
  if (deck.company?.includes(first) || (deck.company && name.includes(deck.company))) return false
  const ordinary = new RegExp(`(?<![\\p{L}\\d])${literal(first.toLowerCase())}s?(?![\\p{L}\\d])`, 'u')
  return !deck.slides.some(slide => ordinary.test(slide.text))
}

/** Whether a place in a line stands between quotation marks: somebody else says it there. */
export function isQuoted(text: string, index: number): boolean {
  return everyMatch(/[“„«"][^”“»"]{2,}[”“»"]/, text).some(
    quote => quote.index < index && index < quote.index + quote.length,
  )
}

/** A line that could be of today and of the company itself: no question, no hope, nothing of others. */
export const isOfToday = ({ text }: Sentence, deck: DeckReading): boolean =>
  !text.trim().endsWith('?') && !isHoped(text) && !ofOthers.test(text) && !isOfAnother(text, deck)

const shortestTitle = 3

/** Titles of slides that say something of their own: "ARR tripled in 2025, to €0.9m". A memo's headings are names. */
function saidByTitles(reading: Reading, deck: DeckReading): Statement[] {
  if (deck.unit === 'section') return []
  return deck.main
    .filter(slide => slide.number > 1)
    .flatMap(slide =>
      sentencesOn(reading, slide)
        .filter(
          ({ block, words, text }) => block === slide.titleBlock && words.length >= shortestTitle && /\d/.test(text),
        )
        .map(sentence => ({ slide, sentence })),
    )
}

/**
 * Whole lines of running text and telling titles, no rows of tables, outside slides of some roles. A slide that shows
 * results is read whatever else it is about.
 */
export function linesAway(reading: Reading, deck: DeckReading, ...away: SlideRole[]): Statement[] {
  return [...saidByTitles(reading, deck), ...statements(reading, deck)].filter(
    ({ slide, sentence }) =>
      sentence.block.type !== 'table_row' &&
      (slide.roles.includes('traction') || !away.some(role => slide.roles.includes(role))),
  )
}
