/** Dates as pages write them, and the day on which they are over. */
import { everyMatch } from '../text.ts'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const season = '(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter|Q[1-4]|H[12]|[Ee]arly|[Mm]id|[Ll]ate|the end of)'
/** "12 May 2026", "May 12, 2026", "2026-05-12", "May 2026", "spring 2026", "Q3 2026", "2026". */
export const datePattern = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?)?${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?,? (?:of )?20\\d\\d|20\\d\\d-\\d\\d-\\d\\d|${season}[ -](?:of )?20\\d\\d|20\\d\\d)`

/** "13 March", "March 13": the day of an event, whatever the year. */
export const dayAndMonth = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${month}(?![\\p{L}\\d])|\\b${month} \\d{1,2}\\b`,
  'u',
)

interface Dated {
  index: number
  length: number
  text: string
  /** The first and the last day it can mean, as "2026-05-12". */
  from: string
  until: string
}

const seasons: [RegExp, string, string][] = [
  [/^(?:spring|q1|h1|early)/i, '01-01', '06-30'],
  [/^(?:summer|q2|q3|mid)/i, '04-01', '09-30'],
  [/^(?:autumn|fall|q4|h2|late|the end)/i, '07-01', '12-31'],
  [/^winter/i, '01-01', '12-31'],
]

/** Every date in a text; a season is taken at its widest, so that "over" is never said too early. */
export function datesIn(text: string): Dated[] {
  return everyMatch(new RegExp(`(?<![\\w./-])${datePattern}(?![\\w/]|-\\d)`, 'g'), text).map(
    ({ index, length, text: written }) => ({
      index,
      length,
      text: written,
      ...span(written),
    }),
  )
}

function span(written: string): { from: string; until: string } {
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return { from: written, until: written }
  const year = /20\d\d/.exec(written)?.[0] ?? '2000'
  const at = monthNames.findIndex(name => new RegExp(`\\b${name}`, 'i').test(written))
  if (at >= 0) {
    const day = /\b\d{1,2}(?=\D|$)/.exec(written.replace(/20\d\d/, ''))?.[0]
    const prefix = `${year}-${String(at + 1).padStart(2, '0')}`
    const both = day === undefined ? null : `${prefix}-${day.padStart(2, '0')}`
    return { from: both ?? `${prefix}-01`, until: both ?? `${prefix}-31` }
  }
  const [, from, until] = seasons.find(([pattern]) => pattern.test(written)) ?? [null, '01-01', '12-31']
  return { from: `${year}-${from}`, until: `${year}-${until}` }
}
