/** One way of delivery with two times that have no day in common. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair, sameRegion } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const length = `(?<from>${anyNumber})(?:\\s?(?:to|[-–])\\s?(?<to>${anyNumber}))?[\\s-](?:(?:working|business) )?(?<unit>hours?|days?|weeks?)`
const shapes = [
  anyCase(
    `\\b(?:delivered|delivery|arrives?|shipping)(?: (?:is|takes|time|times|usually takes|within|in|of|to your door|:|takes about))*:? (?:within |in )?${length}\\b`,
  ),
  anyCase(`\\bwe deliver (?:it )?(?:within|in) ${length}\\b`),
  anyCase(`^\\W*${length} delivery\\b`),
]
const answered = anyCase(`^\\W*(?:it takes |within |in |allow |about |between )?${length}\\b`)
const asked = /\b(?:how (?:long|soon|fast)|when)\b[^?]*\b(?:deliver\w*|arrive|shipping|order)\b[^?]*\?/i
/** Another way, place, article or step. */
const other =
  /\b(?:express|next[- ]day|same[- ]day|premium|priority|free|economy|standard|abroad|outside|international\w*|overseas|europe\w*|EU|UK|US|USA|islands?|highlands|rest of|zone|in stock|out of stock|made|sewn|to order|custom\w*|personali[sz]ed|large|furniture|pre-?orders?|back-?orders?|returns?|refunds?|after|before|unless|if|except\w*|christmas|holidays?|peak|from \d|late|delayed|by post|courier|collect\w*|pick[- ]?up|samples?|gift cards?|downloads?|results?|project|website|design)\b/i

/** "To Ireland", "in Austria": of one place. */
const placed = /\b(?:to|for|in|within|from) (?:the |mainland |northern )?\p{Lu}\p{L}+/u

const inHours: Record<string, number> = { hour: 1, day: 24, week: 168 }

interface Promised {
  low: number
  high: number
  words: string
  told: Told
}

function timesIn(told: Told): Promised[] {
  const { text } = told
  if (
    other.test(text) ||
    placed.test(text) ||
    isOfOthers(text) ||
    isPast(text.replace(/\bdelivered\b/i, '')) ||
    /\?\s*$/.test(text)
  )
    return []
  const question = asked.test(told.asked)
  if (other.test(question ? told.asked : '')) return []
  const match = shapes.map(shape => shape.exec(text)).find(found => found) ?? (question ? answered.exec(text) : null)
  const { from, to, unit } = match?.groups ?? {}
  if (!match || !from || !unit) return []
  const hours = inHours[unit.toLowerCase().replace(/s$/, '')] ?? Number.NaN
  const high = numberFrom(to ?? from) * hours
  return [{ low: to ? numberFrom(from) * hours : 0, high, words: match[0].trim(), told }]
}

export function deliveryTimes(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading)
    .filter(({ parts }) => !parts.some(part => inPlanCard(reading, part) || part.block.type === 'table_row'))
    .flatMap(timesIn)
  return firstPair(all, (a, b) => {
    if (!areApart(a.told, b.told) || !sameRegion(a.told.text, b.told.text)) return null
    // Three are those of three ways.
    if (new Set(all.map(({ high }) => high)).size !== 2) return null
    const [soon, late] = a.high <= b.high ? [a, b] : [b, a]
    // "Within 2 days" and "5 to 7 days" have no day in common; "within 2" and "within 3" have.
    const apart = late.low > soon.high || (late.low === 0 && late.high >= 2 * soon.high && late.high - soon.high >= 72)
    return apart
      ? clash(reading, 'the time of delivery', 'Nothing beside them speaks of two ways or places.', [a, b], 2)
      : null
  })
}
