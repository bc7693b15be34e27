/** "Twelve months of metering (April to November 2024)": so many months, and a first and a last one that are not as many. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const length = `(?:(?<![\\p{L}\\d.,/–-])(${anyNumber})[ -]months?|(a|one) (?:full|whole|complete) year|(?<=\\bfull )(twelve) months)`
/** Right behind it, in brackets or after "from". */
const lead = '(?:\\s?\\((?:from )?|, from |: | from )'
export const named = anyCase(
  `\\b${length}(?:[’']? [\\p{L}’-]+){0,5}?${lead}${month}(?: ((?:19|20)\\d\\d))?\\s?(?:to|–|—|-|until|through|till)\\s?(?:the end of )?${month}(?: ((?:19|20)\\d\\d))?(?![\\p{L}\\d])`,
  'giu',
)
/** How the first month is led up to: the pattern above is long, and is compiled where a text has it. */
export const ledTo = anyCase(`${lead}${month}`)
/** Not one stretch, or not the one that is counted. */
const other =
  /\b(?:every|each|plan(?:ned|s)?|between|within|in the season|per year|a year from|out of|of the|first|last|next|another|more than|at least|up to|about|around|nearly|almost|over|under|less than|except|without|apart from|interrupted|break|paused|parts?|either|notice)\b/i

function conflictIn(statement: Statement): Conflict | null {
  const { text } = statement
  if (!ledTo.test(text)) return null
  for (const match of everyMatch(named, text)) {
    const [digits, year, twelve, first = '', firstYear, last = '', lastYear] = match.groups
    const stated = year || twelve ? 12 : numberFrom(digits ?? '')
    if (other.test(match.text) || other.test(text.slice(Math.max(0, match.index - 16), match.index)) || stated < 2)
      continue
    const at = (name: string) => names.indexOf(name.slice(0, 3).toLowerCase())
    const [from, to] = [at(first), at(last)]
    const years = firstYear && lastYear ? Number(lastYear) - Number(firstYear) : to < from ? 1 : 0
    const real = 12 * years + to - from + 1
    // From the middle of one to the middle of the other is a month less; without years it may be a year more.
    const readings = firstYear && lastYear ? [real] : lastYear || firstYear ? [real] : [real, real + 12, real + 24]
    if (real < 1 || readings.some(one => stated === one || stated === one - 1)) continue
    const written =
      text.slice(match.index).match(/^[\p{L}\d]+(?: full| whole| complete)?[ -](?:months?|year)/iu)?.[0] ?? match.text
    const stretch = match.text.slice(
      match.text.search(anyCase(`\\b${month}(?: (?:19|20)\\d\\d)?\\s?(?:to|–|—|-|until|through|till)`)),
    )
    return {
      subject: 'the months',
      first: written,
      second: stretch,
      because: `From the first to the last of them it is ${real === 1 ? '1 month' : `${real} months`}.`,
      quotes: bothQuotes(statement),
    }
  }
  return null
}

export function monthsNamed(reading: Reading): Conflict[] {
  return statementsOf(reading)
    .flatMap(statement => conflictIn(statement) ?? [])
    .slice(0, 1)
}
