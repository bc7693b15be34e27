/** One company with two years of birth. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, firstPair, type Statement, statementsOf } from '../conflict.ts'

/** "We started in Porto in 2019", "since our start in 2022", "founded in Leeds in 2014", "Est. 1998". */
const place = "(?: in (?!(?:19|20)\\d\\d)\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)?"
const year = '(?:,? in| back in|:)? (?:early |late |\\p{Lu}[\\p{Ll}]+ )?((?:19|20)\\d\\d)\\b'
const births: [kind: string, RegExp][] = [
  [
    'founded',
    anyCase(
      `(?:\\b(?:we|company|business|firm|studio|gym|shop|house|it) (?:was |were )?|^\\W*|, |\\b(?:since|before) (?:we were |we |it was |our )?)(?:was |were )?(?:founded|established|founding|foundation|est\\.)${place}${year}`,
    ),
  ],
  [
    'started',
    anyCase(
      `\\b(?:we (?:started|began)|since (?:we (?:started|began)|our (?:start|beginnings?|first day)))(?: (?:out|up))?${place}${year}`,
    ),
  ],
]
/** A part, a person or a forerunner is older or younger than the company, and may be. */
const other =
  /\b(?:founders?['’]|first (?:shop|office|branch)|second|branch(?:es)?|subsidiary|predecessor|parent|foundation of|originally|re-?(?:founded|established|started|launched)|merged|acquired|bought|took over|taken over|idea|research|project|programme|program|partner(?:ship)?s?|club|magazine|newsletter|podcast|school|university|who|which|her|his|their)\b/i

interface Birth {
  kind: string
  year: number
  words: string
  statement: Statement
}

/** A footer is no prose, and still says since when there is a company. */
function footersOf(reading: Reading): Statement[] {
  const footer = (block: Block) => block.zone === 'footer' && /\best(?:\.|ablished)|\bfounded\b/i.test(block.text)
  return reading.visible.filter(footer).map(block => ({ text: block.text, block, start: 0 }))
}

export function foundingYears(reading: Reading): Conflict[] {
  const brand = reading.page?.brand
  const births = [...statementsOf(reading), ...footersOf(reading)].flatMap(statement => birthsIn(statement, brand))
  // Three years are a history.
  if (new Set(births.map(birth => birth.year)).size > 2) return []
  return firstPair(births, (a, b) => {
    if (a.kind !== b.kind || a.year === b.year) return null
    return {
      subject: 'the year of the beginning',
      first: a.words,
      second: b.words,
      because: `It began in ${a.year} or in ${b.year}, and not in both.`,
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
}

function birthsIn(statement: Statement, brand: string | null | undefined): Birth[] {
  const text = brand ? statement.text.replace(brand, match => 'It'.padEnd(match.length, ' ')) : statement.text
  if (other.test(text)) return []
  return births.flatMap(([kind, pattern]) =>
    everyMatch(pattern, statement.text.length === text.length ? statement.text : text).map(match => ({
      kind,
      year: Number(match.groups[0]),
      words: statement.text.slice(match.index, match.index + match.length).replace(/^[\s,.]+/, ''),
      statement,
    })),
  )
}
