/** Since a year, and another number of years than have passed since. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'
import { timeClaims } from './time-claims.ts'
import { ownDate } from './valid-before-dated.ts'

/** "Otley, since 1987", "Est. 1987", "We have made chairs since 1987", "founded in 1987". */
const since =
  /\b(?:since|est\.?|established(?: in)?|founded(?: in)?|in business since|trading since)(?:(?<=ed(?: in)?)(?: in)? [\p{L}’'-]+(?: [\p{L}’'-]+)?,? in)?\s+((?:19|20)\d\d)\b/iu
const ofAPerson = /\b(?:joined|director|manager|chair|customers?|with us|here|worked|members?|he|she|his|her)\b/i
const ofUs = /\b(?:we|we['’]ve|our|us|family|company|firm|business|workshop|shop|studio)\b/i
/** A new start of what was at work before. */
const anew =
  /\b(?:on (?:our|my|its) own|independent(?:ly)?|under (?:this|our|the) (?:present )?(?:name|roof)|new owners?|self-employed|online|limited company)\b/i
/** Of the business as a whole; "for ten years we have baked without salt" is of a part. */
const span = anyCase(
  `(?<![\\w.,-])(over |more than |almost |nearly |about |some |around )?(${anyNumber})(\\+)? years(?=\\s(?:in (?:business|the (?:trade|business))|of (?:trading|being in business|business|excellence|craftsmanship|tradition|heritage|quality|trust|service|innovation)|and counting)\\b|\\s(?:in|on),)|\\b(?:in business|trading|been going|around) for (over |more than |almost |nearly |about |some |around )?(${anyNumber})(\\+)? years\\b|\\bour (${anyNumber})(?:th|st|nd|rd) anniversary\\b`,
)
/** A person's time, a part's, the sum of several people's, or the past. */
const other =
  /\b(?:experience|combined|between (?:us|them)|together|each|guarantee\w*|warrant\w*|lasts?|kept|keeps?|stor\w+|contract|lease|customers? for|client|joined|worked (?:at|for|in|as)|apprentic\w+|director|chair|head|team|products?|website|online|this (?:model|recipe|site|page)|data|version|next|first|last|past|was|were|after|before|moved|here since|premises|building|old)\b/i

export function tradeYears(reading: Reading): Conflict[] {
  // A page speaks of today, and a document of the day that it bears.
  const dated = reading.page ? null : ownDate(everythingTold(reading))
  const now = reading.page ? Number(reading.document.capturedAt.slice(0, 4)) : dated?.date.year
  if (!now) return []
  // What another pair sees of the same dates is not said twice.
  if (timeClaims(reading).length > 0) return []
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text))
  const brand = reading.page?.brand ?? ''
  const births = all.flatMap((told: Told) => {
    const match = since.exec(told.text)
    const own =
      match && (wordsOf(told.text).length <= 6 || ofUs.test(told.text) || (brand !== '' && told.text.includes(brand)))
    return match && own && !ofAPerson.test(told.text) && !anew.test(told.text)
      ? [{ told, year: Number(match[1]), words: match[0] }]
      : []
  })
  const [birth] = births
  if (!birth || new Set(births.map(({ year }) => year)).size !== 1) return []
  const passed = now - birth.year
  for (const told of all) {
    const match = span.exec(told.text)
    if (!match || other.test(told.text) || !areApart(told, birth.told)) continue
    // "Fred has made chairs for 52 years": a person may be older in the trade than the firm.
    if (!/\b(?:we|we['’]ve|our)\b/i.test(told.text) && match.index > 12 && !/^(?:in business|trading)/i.test(match[0]))
      continue
    const loose = match[1] ?? match[4] ?? match[3] ?? match[6] ?? ''
    const years = numberFrom(match[2] ?? match[5] ?? match[7] ?? '')
    if (!(years >= 3)) continue
    // More than twenty is true of thirty; a page may be a year or two behind, and one year ahead of its birthday.
    const atLeast = /over|more|\+/.test(loose)
    const about = /almost|nearly|about|some|around/.test(loose) || years % 10 === 0 || years % 5 === 0
    const off = passed - years
    if (off < -1 - (about ? 2 : 0) || (!atLeast && off > (about ? 5 : 3))) {
      return [
        clash(
          reading,
          'the years in business',
          `From ${birth.year} to ${now} it is ${passed} years.`,
          [
            { told: birth.told, words: birth.words },
            { told, words: match[0].trim() },
          ],
          2,
        ),
      ]
    }
  }
  return []
}
