/** A day that no calendar has: "31 June", "30 February", 29 February of a year that has none. */
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { allDatesIn, lengthOf, type WrittenDate } from '../readers/written-dates.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** "In June 31 customers joined": the number counts what follows. A date stands behind such a word, or opens its line. */
const dated =
  /(?:^\W*|[:–—(|,-]\s?|\b(?:on|by|until|till|from|to|before|after|since|due|through|and|the|than|is|was|starts?|ends?|opens?|closes?|dated|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b,? )$/iu
const ends = /^(?:\W|$)(?!\s?\p{Ll}+s\b)/u
/** Told of as what does not exist, or as a slip. */
const known = /\b(?:no such|not exist|doesn['’]t exist|invalid|impossible|wrong|error|bug|typo|leap|validat\w+)\b/i

function isDate(text: string, { year, index, length }: WrittenDate): boolean {
  if (year !== null) return true
  return dated.test(text.slice(0, index)) && ends.test(text.slice(index + length))
}

function conflictIn(text: string): { words: string; because: string } | null {
  if (known.test(text)) return null
  for (const date of allDatesIn(text)) {
    const days = lengthOf(date.year, date.month)
    if (date.day <= days || !isDate(text, date)) continue
    const of = date.month === 2 && date.year !== null ? ` ${date.year}` : ''
    return { words: date.text, because: `${months[date.month - 1]}${of} has ${days} days.` }
  }
  return null
}

export function noSuchDay(reading: Reading): Conflict[] {
  return everythingTold(reading)
    .flatMap(statement => {
      const found = conflictIn(statement.text)
      if (!found) return []
      const { words: first, because } = found
      return [{ subject: 'the date', first, second: '', because, quotes: bothQuotes(statement), alone: true as const }]
    })
    .slice(0, 1)
}
