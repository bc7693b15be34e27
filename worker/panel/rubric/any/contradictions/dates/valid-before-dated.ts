/** An offer that ran out before the day it bears. */
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { conflictOf, everythingTold } from '../everything-told.ts'
import { allDatesIn, dayNumber, type WrittenDate } from '../readers/written-dates.ts'

const until =
  /\b(?:(?:is |are |remains? |stays? )?(?:valid|binding|open for acceptance|open for signature|good) (?:until|till|through|to|up to)|valid until:|expires? (?:on|by)|lapses on|offer ends(?: on)?|accept(?:ed)? (?:by|before))\s*(?:the )?$/i
/** What runs out is the paper itself. */
const paper =
  /\b(?:proposals?|offers?|quot(?:e|es|ation|ations)|estimates?|prices?|bids?|tenders?|this)\b|^valid until/i
const other =
  /\b(?:certificat\w*|licen[cs]e|insurance|passport|iso|patent|visa|contract with|previous|earlier|last|old|replac\w*|supersed\w*|was|were|permit|warranty|lease|extended)\b/i
const own =
  /^(?:date(?:d)?:?|prepared (?:by|for|on)\b.*|proposal\b.*|quot(?:e|ation)\b.*|offer\b.*|version\b.*|issued\b.*)?$/i

/** "Ref: UL/25/19  Date: 9 June 2025": what stands before it, a number or a bar at its end, is a field of its own. */
const fieldBefore = /^.{0,60}(?:[\d|]|\s{3}|\t)\s*(?=(?:dated?|issued):?\s*$)/is
/** "Hobart, 12 May 2025": a letter names where it was written. */
const place = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}, ?(?:the )?$/u

/** The document's own day: a line of the beginning that holds little else. */
export function ownDate(told: readonly Statement[]): { statement: Statement; date: WrittenDate } | null {
  const opening = told.slice(0, 12).flatMap(statement => {
    const [date, ...more] = allDatesIn(statement.text)
    if (!date || more.length > 0 || date.year === null || until.test(statement.text.slice(0, date.index))) return []
    const written = statement.text.slice(0, date.index).replace(fieldBefore, '') + statement.text.slice(date.index)

    if (place.test(written.slice(0, written.indexOf(date.text))) && written.endsWith(date.text))
      return [{ statement, date }]
    const rest = written
      .replace(date.text, '')
      .replace(/[\s,.;:|·–—-]+$/, '')
      .trim()
    const alone = wordsOf(rest).length === 0 || (own.test(rest) && wordsOf(rest).length <= 8)
    return alone &&
      !/\b(?:meeting|call|workshop|visit|start|kick|until|till|valid|validity|days?|weeks?|due|deadline|delivery|since|from)\b/i.test(
        rest,
      )
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
    const end = allDatesIn(statement.text).find(date => until.test(statement.text.slice(0, date.index)))
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
