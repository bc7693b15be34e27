/** Days of the calendar as people write them. */
import { anyCase } from '../../../any-case.ts'
import { everyMatch } from '../../../text.ts'

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
const dated = anyCase(
  `(?<![\\w.])(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?:,? ((?:19|20)\\d\\d))?|${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?)(?!\\w|:\\d|[-–]\\d)`,
  'giu',
)

/** "02.09.2025" and "2025-09-02" read one way only; of 02/09/2025 nobody can tell the month, of 14/10/2025 everybody. */
const inDigits =
  /(?<![\d.,/-])(?:(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)|((?:19|20)\d\d)-(\d\d)-(\d\d)|(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/((?:19|20)\d\d))(?![\d/-]|[.,]\d)/gu

/** Every day in digits alone that can be read one way only. */
function digitDatesIn(text: string): WrittenDate[] {
  return everyMatch(inDigits, text).flatMap(({ index, length, text: written, groups }) => {
    const [day, at, year, isoYear, isoMonth, isoDay, otherDay, otherMonth, otherYear] = groups
    const found = {
      year: Number(year ?? isoYear ?? otherYear),
      month: Number(at ?? isoMonth ?? otherMonth),
      day: Number(day ?? isoDay ?? otherDay),
    }
    const real = found.day >= 1 && found.day <= 31 && found.month >= 1 && found.month <= 12
    return real ? [{ ...found, index, length, text: written }] : []
  })
}

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

/** Every day, in words or in digits, in its order. */
export const allDatesIn = (text: string): WrittenDate[] =>
  [...datesIn(text), ...digitDatesIn(text)].sort((a, b) => a.index - b.index)

/** Days since an arbitrary day, for comparing two dates of one calendar. */
export function dayNumber({ year, month: at, day }: WrittenDate): number {
  return Date.UTC(year ?? 2000, at - 1, day) / 86_400_000
}

/** How many days a month has; without a year February has as many as it may. */
export const lengthOf = (year: number | null, month: number): number =>
  new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate()
