/** Months with their year, and years alone, as people write them: "March 2022", "in Sept. 2021", "since 2020". */
import { everyMatch } from '../../../text.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A part of a pattern; it holds no group. */
export const anyMonth =
  '(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?\\.?|July?\\.?|Aug(?:ust|\\.)?|Sept?(?:ember)?\\.?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)'
const written = new RegExp(`(?<![\\p{L}\\d.,/-])(?:(${anyMonth}),? )?((?:19|20)\\d\\d)(?![\\d%]|[.,/-]\\d)`, 'gu')

export interface WrittenMonth {
  /** Months since the year 0: the first and the last that it may be, the same where the month is written. */
  from: number
  to: number
  index: number
  length: number
  text: string
}

export function monthsIn(text: string): WrittenMonth[] {
  return everyMatch(written, text).map(({ index, length, text: words, groups }) => {
    const [name, year] = groups
    const start = Number(year) * 12
    const at = name ? names.indexOf(name.slice(0, 3).toLowerCase()) : -1
    return { from: start + Math.max(at, 0), to: start + (at < 0 ? 11 : at), index, length, text: words }
  })
}
