/** Days of the calendar as people write them. */
import { everyMatch } from '../../text.ts'

export interface WrittenDate {
  /** Null where it is not written. */
  year: number | null
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
  index: number
  length: number
  text: string
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary|\\.)?|feb(?:ruary|\\.)?|mar(?:ch|\\.)?|apr(?:il|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember)?\\.?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)'
const dated = new RegExp(
  `(?<![\\w.])(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?:,? ((?:19|20)\\d\\d))?|${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?)(?!\\w|:\\d|[-–]\\d)`,
  'giu',
)

/** Every day with its month, with its year where it is written: "9 November 2026", "Dec. 1". */
export function datesIn(text: string): WrittenDate[] {
  return everyMatch(dated, text).flatMap(({ index, length, text: written, groups }) => {
    const [day, name, year, otherName, otherDay, otherYear] = groups
    const found = {
      year: Number(year ?? otherYear ?? 0) || null,
      month: names.indexOf((name ?? otherName ?? '').slice(0, 3).toLowerCase()) + 1,
      day: Number(day ?? otherDay),
    }
    return found.day >= 1 && found.day <= 31 && found.month > 0 ? [{ ...found, index, length, text: written }] : []
  })
}

/** Days since an arbitrary day, for comparing two dates of one calendar. */
export function dayNumber({ year, month: at, day }: WrittenDate): number {
  return Date.UTC(year ?? 2000, at - 1, day) / 86_400_000
}
