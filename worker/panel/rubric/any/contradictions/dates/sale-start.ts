/** Two days on which the same thing begins to be sold. */
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair, type Statement } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold } from '../everything-told.ts'
import { datesIn, dayNumber, type WrittenDate } from '../readers/written-dates.ts'

const start =
  /\b(?:(?:is|are|will be|becomes?|goes)?\s?(?:generally )?(?:available|on sale)(?: to (?:buy|order))?(?: in (?:stores|shops))? (?:from|starting|beginning|as of|on|since)|sales? (?:begins?|starts?|opens?)(?: on| from)?|goes on sale(?: on)?|(?:can|may) be (?:bought|ordered) from)\s*(?:the )?$/i
/** Another article, another group of buyers, another country, or the same thing once before. */
const other =
  /\b(?:pre-?orders?|pre-?sale|early|members?|beta|preview|tickets?|subscribers?|first|second|again|next|also|wholesale|trade|app|android|ios|hardcover|paperback|ebook|e-book|limited|special|new colou?rs?|colou?rs?|spare|accessor\w+|refill|edition|version|model|pro|plus|mini|lite|kit|online|stores?|shops?|worldwide|outside|europe\w*|us|usa|america|canada|uk|britain|germany|france|asia|australia|delayed|postponed|instead|originally|was|were|if|summer sale|winter sale|sale (?:ends|price))\b/i
const name = /\b\p{Lu}[\p{Ll}\d]+(?:\p{Lu}[\p{Ll}\d]+)+\b|\b\p{Lu}[\p{L}\d]+ \d+\b/gu

interface Start {
  date: WrittenDate
  statement: Statement
  words: string
}

function startsIn(statement: Statement): Start[] {
  return datesIn(statement.text).flatMap(date => {
    const lead = start.exec(statement.text.slice(0, date.index))?.[0]
    // Only what stands before the day is told of it: "and in Ontario from spring" is another place.
    if (!lead || other.test(statement.text.slice(0, date.index))) return []
    return [{ date, statement, words: `${lead.trim()} ${date.text}` }]
  })
}

const filler = /^(?:the|this|that|they|our|its?|will|are|now|and|both|one|product|sales?|start|begin)$/

/** Each names a thing of its own before its day: the blue one from March, the red one from April. */
function ofTwo(a: Start, b: Start): boolean {
  const [first, second] = [a, b].map(({ statement, words }) =>
    (
      statement.text
        .slice(0, statement.text.indexOf(words))
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    ).filter(word => !filler.test(word)),
  )
  if (!first?.length || !second?.length) return false
  return !first.some(word => second.includes(word))
}

export function saleStart(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const starts = told.flatMap(startsIn)
  // Three days are a calendar.
  if (new Set(starts.map(({ date }) => `${date.month} ${date.day}`)).size !== 2) return []
  return firstPair(starts, (a, b) => {
    if (a.date.year !== null && b.date.year !== null && a.date.year !== b.date.year) return null
    if (dayNumber({ ...a.date, year: null }) === dayNumber({ ...b.date, year: null })) return null
    if (askedOver(reading, a.statement) !== askedOver(reading, b.statement)) return null
    if (ofTwo(a, b)) return null
    const named = [a, b].map(({ statement, date }) => statement.text.slice(0, date.index).match(name)?.join(' ') ?? '')
    if (named[0] && named[1] && named[0] !== named[1]) return null
    return conflictOf(told, 'the first day of sale', 'A thing that is sold from one day has no other first day.', [
      a,
      b,
    ])
  })
}
