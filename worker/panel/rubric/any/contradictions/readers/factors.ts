/** A count nearby that explains why one amount is so many times another: "4,300 hospices. At €900 a month, …". */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { largeNumberWord, wordsToNumber } from '../../../number-words.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, statementsOf } from '../conflict.ts'
import type { Span } from './passages.ts'

/** Statements and rows. What is counted further up is not what is multiplied here. */
const reach = 12
const counted = anyCase(
  `(?<![\\p{L}\\d.,$€£¥₹/-])(?:(${number})(?:\\s?(${magnitude})(?!\\p{L}))?(?![\\p{L}\\d]|\\s?%|[.,]\\d)|(${largeNumberWord})(?!\\p{L}))`,
  'giu',
)
const isYear = (written: string) => /^(?:19|20)\d\d$/.test(written)

function countsIn(text: string): number[] {
  return everyMatch(counted, text).flatMap(({ groups: [digits, mag, words] }) => {
    const value = words ? wordsToNumber(words) : parseNumber(digits ?? '0', mag !== undefined) * scale(mag)
    return value > 1 && !(digits && isYear(digits)) ? [value] : []
  })
}

/**
 * Some count in the statements that are quoted, right before them or over them makes up for what one amount is more
 * than the other. `ratio` is what is told over what was computed; `own` are the amounts themselves, which are no counts.
 */
export function isMultiplied(
  reading: Reading,
  quotes: Conflict['quotes'],
  own: readonly string[],
  ratio: Span,
): boolean {
  const statements = statementsOf(reading)
  const ids = new Set(quotes.map(({ blockId }) => blockId))
  const from = statements.findIndex(({ block }) => ids.has(block.id))
  const to = statements.findLastIndex(({ block }) => ids.has(block.id))
  const [first] = statements.slice(Math.max(0, from))
  if (!first || from < 0) return false
  const near = [
    headingOver(reading, first.block),
    ...statements.slice(Math.max(0, from - reach), to + 1).map(({ text }) => text),
  ]
  const counts = near.flatMap(text => countsIn(own.reduce((rest, amount) => rest.replaceAll(amount, ' '), text)))
  // So many pay, or it is shared among so many.
  return counts.some(
    count => (count >= ratio.low && count <= ratio.high) || (1 / count >= ratio.low && 1 / count <= ratio.high),
  )
}
