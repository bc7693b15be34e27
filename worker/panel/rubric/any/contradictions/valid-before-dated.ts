/** An offer that ran out before the day it bears. */
import type { Reading } from '../../reading.ts'
import { wordsOf } from '../../text.ts'
import type { Conflict, Statement } from './conflict.ts'
import { conflictOf, everythingTold } from './everything-told.ts'
import { datesIn, dayNumber, type WrittenDate } from './written-dates.ts'

const until =
  /\b(?:(?:is |are |remains? |stays? )?(?:valid|binding|open for acceptance|open for signature|good) (?:until|till|through|to|up to)|valid until:|expires? (?:on|by)|lapses on|offer ends(?: on)?|accept(?:ed)? (?:by|before))\s*(?:the )?$/i
/** What runs out is the paper itself. */
const paper =
  /\b(?:proposals?|offers?|quot(?:e|es|ation|ations)|estimates?|prices?|bids?|tenders?|this)\b|^valid until/i
const other =
  /\b(?:certificat\w*|licen[cs]e|insurance|passport|iso|patent|visa|contract with|previous|earlier|last|old|replac\w*|supersed\w*|was|were|permit|warranty|lease|extended)\b/i
const own =
  /^(?:date(?:d)?:?|prepared (?:by|for|on)\b.*|proposal\b.*|quot(?:e|ation)\b.*|offer\b.*|version\b.*|issued\b.*)?$/i

/** The document's own day: a line of the beginning that holds little else. */
export function ownDate(told: readonly Statement[]): { statement: Statement; date: WrittenDate } | null {
  const opening = told.slice(0, 12).flatMap(statement => {
    const [date, ...more] = datesIn(statement.text)
    if (!date || more.length > 0 || date.year === null || until.test(statement.text.slice(0, date.index))) return []
    const rest = statement.text
      .replace(date.text, '')
      .replace(/[\s,.;:|·–—-]+$/, '')
      .trim()
    const alone = wordsOf(rest).length === 0 || (own.test(rest) && wordsOf(rest).length <= 8)
    return alone && !/\b(?:meeting|call|workshop|visit|start|kick|until|due|deadline|since|from)\b/i.test(rest)
      ? [{ statement, date }]
      : []
  })
  return opening.length === 1 ? (opening[0] ?? null) : null
}

export function validBeforeDated(reading: Reading): Conflict[] {
  if (reading.page) return []
  const told = everythingTold(reading)
  const dated = ownDate(told)
  if (!dated) return []
  for (const statement of told) {
    const end = datesIn(statement.text).find(date => until.test(statement.text.slice(0, date.index)))
    if (!end || end.year === null || !paper.test(statement.text) || other.test(statement.text)) continue
    if (dayNumber(end) >= dayNumber(dated.date)) continue
    return [
      conflictOf(told, 'the validity of the offer', 'It ran out before the day it is dated.', [
        { statement: dated.statement, words: dated.date.text },
        { statement, words: `${until.exec(statement.text.slice(0, end.index))?.[0].trim() ?? 'until'} ${end.text}` },
      ]),
    ]
  }
  return []
}
