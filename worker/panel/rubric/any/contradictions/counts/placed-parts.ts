/** "Of the boats delivered, nine lie in Hull and eight in Goole", of fifteen that were delivered: parts that are more than the whole. */
import { anyCase } from '../../../any-case.ts'
import { largeNumberWord } from '../../../number-words.ts'
import { countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, sameTime, statementsOf } from '../conflict.ts'
import { numberFrom } from '../readers/spelled.ts'

const number = `(\\d[\\d,.\\u00a0\\u202f']*\\d|\\d|${largeNumberWord})`
const begin = '^\\W*(?:out )?of '
/** "Of the boats delivered,", "Of our 15 boats,", "Of these 15 boats". */
export const opening = anyCase(
  `${begin}(?:the|our|these|those|all) (?:${number} )?(?:[\\p{L}-]+ )?([\\p{L}-]{3,}s)(?: (?:that|which) (?:we )?(?:have|has|had|are|were))?(?: (?:been )?([\\p{L}]+(?: over)?))?(?: so far| to date)?, `,
)
/** How such a sentence begins: the pattern above is long, and is compiled where one does. */
export const opens = anyCase(begin)
/** One part in one place of its own: "nine lie in Hull", "three at Goole". */
const placed = new RegExp(`${number} (?:of them )?(?:\\p{L}+ )?(?:in|at|on|near) (?:the )?\\p{Lu}`, 'gu')
/** Some may be in two of them, or not all are told of, or it is about another time. */
const other =
  /\b(?:both|each|also|visited|sold in both|moved|formerly|were in|online|including|by 20\d\d|planned|ordered|about|around|roughly|almost|nearly|over|more than|at least|up to)\b/i

interface Split {
  thing: string
  done: string
  whole: number
  parts: readonly number[]
  statement: Statement
}

function splitIn(statement: Statement): Split | null {
  const { text } = statement
  const opened = opens.test(text) ? opening.exec(text) : null
  if (!opened || isPlan(text)) return null
  const list = text.slice(opened[0].length)
  if (other.test(list)) return null
  const pieces = list.replace(/[.!]\s*$/, '').split(/,\s(?:and )?|\s(?:and|&)\s/u)
  const parts = pieces.map(piece => {
    const [match, more] = everyMatch(placed, piece)
    return match && !more && match.index === 0 ? numberFrom(match.groups[0] ?? '') : Number.NaN
  })
  if (parts.length < 2 || !parts.every(part => part > 0)) return null
  const whole = opened[1] ? numberFrom(opened[1]) : Number.NaN
  return { thing: (opened[2] ?? '').toLowerCase(), done: (opened[3] ?? '').toLowerCase(), whole, parts, statement }
}

const stem = (word: string) => word.replace(/(?:ed|en|t|d)$/, '')

/** As many as are told to be done with elsewhere: "we have delivered fifteen boats". */
function wholesOf(statements: readonly Statement[], { thing, done, statement }: Split) {
  return statements.flatMap(one => {
    if (one === statement || isPlan(one.text) || !sameTime(one.text, statement.text)) return []
    return countsIn(one.text).flatMap(count => {
      const before = one.text.slice(0, count.index)
      const after = one.text.slice(count.index + count.length)
      const verb = anyCase(`\\b(?:we|have|has)\\b[^.;,]{0,24}\\b${stem(done)}\\p{L}*(?: over)? $`).test(before)
      const participle = anyCase(`^ (?:have been |were |are )?${done}\\b`).test(after)
      const whole = count.noun === thing && count.bound === 'exact' && (verb || participle)
      return whole ? [{ value: count.value, text: count.text, statement: one }] : []
    })
  })
}

function conflictOf(statements: readonly Statement[], split: Split): Conflict | null {
  const sum = split.parts.reduce((all, part) => all + part, 0)
  const own = Number.isNaN(split.whole)
    ? []
    : [{ value: split.whole, text: `${split.whole} ${split.thing}`, statement: split.statement }]
  const wholes = own.length > 0 || split.done === '' ? own : wholesOf(statements, split)
  const [whole] = wholes
  // Two wholes are of two times; fewer may leave a rest without a word.
  if (!whole || wholes.some(({ value }) => value !== whole.value) || sum <= whole.value || sum > 1.6 * whole.value)
    return null
  const both = [whole.statement, split.statement].sort((a, b) => statements.indexOf(a) - statements.indexOf(b))
  return {
    subject: 'the parts of the whole',
    first: whole.text,
    second: split.parts.join(' + '),
    because: `The parts add up to ${sum.toLocaleString('en-GB')}.`,
    quotes: bothQuotes(...both),
  }
}

export function placedParts(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  return statements
    .flatMap(statement => splitIn(statement) ?? [])
    .flatMap(split => conflictOf(statements, split) ?? [])
    .slice(0, 1)
}
