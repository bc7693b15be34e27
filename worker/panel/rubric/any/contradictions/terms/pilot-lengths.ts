/** One pilot with two lengths. */
import { type Duration, durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair, type Statement } from '../conflict.ts'
import { conflictOf, everythingTold } from '../everything-told.ts'

const where =
  /\b(?:[Pp]ilot|PILOT|[Tt]rial)\b[^.;\d]{0,24}?\b(?:at|with|in|for) (?:the )?((?:\p{Lu}[\p{L}’'&-]+)(?: \p{Lu}[\p{L}’'&-]+)*)/u
const right = /^[\s-]*(?:long )?(?:paid |free |field )?(?:pilot|trial)\b/i
const left = /\b(?:pilot|trial)\b[^.;\d]{0,60}(?:,|:|lasted|ran(?: for)?|took|for|over|of)\s*$/i
const other =
  /\b(?:second|first|third|follow-?up|another|further|extend\w*|extension|originally|planned|plan|next|new|longer|shorter|instead|before|after|until|free trial)\b/i

interface Pilot {
  name: string
  length: Duration
  statement: Statement
}

function pilotsIn(statement: Statement): Pilot[] {
  const { text } = statement
  const name = where.exec(text)?.[1]
  if (!name || other.test(text)) return []
  const [length, ...more] = durationsIn(text)
  if (!length || more.length > 0 || length.bound !== 'exact' || length.value !== length.max) return []
  const placed = right.test(text.slice(length.index + length.length)) || left.test(text.slice(0, length.index))
  return placed ? [{ name, length, statement }] : []
}

export function pilotLengths(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  return firstPair(told.flatMap(pilotsIn), (a, b) => {
    if (
      a.name !== b.name ||
      Math.abs(a.length.months - b.length.months) < 0.2 * Math.max(a.length.months, b.length.months)
    )
      return null
    return conflictOf(
      told,
      `the length of the pilot at ${a.name}`,
      'Nothing beside them speaks of two pilots there.',
      [
        { statement: a.statement, words: a.length.text },
        { statement: b.statement, words: b.length.text },
      ],
      2,
    )
  })
}
