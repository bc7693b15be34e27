/** "14–15 May" at the top, and a day of the programme that lies outside. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { datesIn } from '../readers/written-dates.ts'
import { areApart, clash, isPast, type Told, toldOf } from '../told-whole.ts'

const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ranges = anyCase(
  `(?<![\\d:.])(\\d{1,2})\\.?\\s?(?:[–—-]|to|and|&)\\s?(\\d{1,2})\\.? ${month}|${month} (\\d{1,2})\\s?(?:[–—-]|to|and|&)\\s?(\\d{1,2})(?!\\d|:)`,
  'giu',
)
/** Nothing but which day it is. */
const ofDay = /^\W*(?:day (?:\d|one|two|three|four|five)|(?:first|second|third|last) day)\b/i
const other =
  /\b(?:arriv\w+|depart\w+|set-?up|optional\w*|pre-?conference|tour|travel|before|after|extra|evening before|build)\b/i

interface Range {
  month: number
  from: number
  to: number
  words: string
  told: Told
}

function rangesIn(told: Told): Range[] {
  return everyMatch(ranges, told.text).map(({ text, groups }) => {
    const [d1, d2, name, otherName, e1, e2] = groups
    return {
      month: months.indexOf((name ?? otherName ?? '').slice(0, 3).toLowerCase()) + 1,
      from: Number(d1 ?? e1),
      to: Number(d2 ?? e2),
      words: text,
      told,
    }
  })
}

export function eventDays(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const spans = all
    .filter(({ text }) => !isPast(text.replace(/\b(?:19|20)\d\d\b/g, '')))
    .flatMap(rangesIn)
    .filter(({ from, to }) => from < to && to - from <= 6)
  const [span] = spans
  // Two spans are those of two events.
  if (!span || new Set(spans.map(each => `${each.month} ${each.from} ${each.to}`)).size > 1) return []
  for (const told of all) {
    const [date, more] = ofDay.test(told.text) && !other.test(told.text) ? datesIn(told.text) : []
    if (!date || more || !areApart(told, span.told)) continue
    if (date.month === span.month && date.day >= span.from && date.day <= span.to) continue
    return [
      clash(reading, 'the days of the event', 'This day is none of those.', [
        span,
        { told, words: told.text.slice(0, date.index + date.length).trim() },
      ]),
    ]
  }
  return []
}
