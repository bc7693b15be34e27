/** Two times within which one kind of incident is answered. */
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, firstPair, type Statement } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold } from '../everything-told.ts'

const spelled: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  twelve: 12,
  fifteen: 15,
  thirty: 30,
}
const time = new RegExp(
  `(?<![\\w.])(\\d{1,3}|${Object.keys(spelled).join('|')})[\\s-]?(minutes?|mins?|hours?|hrs?|h)\\b`,
  'i',
)
/** "P1", "priority 1", "Severity 2": one class of incidents. */
const priority = /\b(?:p|prio(?:rity)?|sev(?:erity)?)[\s-]?([1-4])\b/i
const responds =
  /\b(?:respon(?:d|ds|se|ded)|repl(?:y|ies)|answer(?:s|ed)?|react(?:s|ion)?|acknowledg\w+|pick(?:s|ed)? up)\b/i
const fixes = /\b(?:fix\w*|resol\w+|restor\w+|repair\w*|workaround|close[ds]?|on[- ]?site|update\w*|escalat\w+)\b/i
/** Outside hours, by another plan, or of the past. */
const other =
  /\b(?:outside|out[- ]of[- ]hours|after hours|weekends?|night|holidays?|gold|silver|bronze|premium|basic|standard|enterprise|plus|pro|plan|tier|average|median|was|were|took|last (?:year|month|quarter)|on average|per cent|target of|if you)\b|%/i

interface Response {
  level: string
  minutes: number
  words: string
  statement: Statement
}

function minutesIn(written: string): number | null {
  const match = time.exec(written)
  if (!match) return null
  const count = spelled[(match[1] ?? '').toLowerCase()] ?? Number(match[1])
  return /^h/i.test(match[2] ?? '') ? count * 60 : count
}

/** A row under a column whose title speaks of responding. */
function inRow(reading: Reading, statement: Statement, head: readonly string[]): Response[] {
  const cells = statement.text.split('|').map(cell => cell.trim())
  const column = head.findIndex(cell => responds.test(cell) && !fixes.test(cell))
  const level = /^(?:p|prio(?:rity)?|sev(?:erity)?)[\s-]?([1-4])\b/i.exec(cells[0] ?? '')?.[1]
  const cell = cells[column] ?? ''
  const minutes = minutesIn(cell)
  if (other.test(askedOver(reading, statement))) return []
  if (column < 1 || cells.length !== head.length || !level || minutes === null) return []
  return [{ level, minutes, words: cell, statement }]
}

function inSentence(reading: Reading, statement: Statement): Response[] {
  const { text } = statement
  if (!responds.test(text) || fixes.test(text) || other.test(text) || other.test(askedOver(reading, statement)))
    return []
  const level = priority.exec(text)?.[1]
  const minutes = minutesIn(text)
  if (!level || minutes === null || everyMatch(time, text).length > 1 || everyMatch(priority, text).length > 1)
    return []
  return [{ level, minutes, words: time.exec(text)?.[0] ?? '', statement }]
}

export function responseTimes(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  let head: string[] = []
  const all: Response[] = []
  for (const statement of told) {
    if (statement.block.type !== 'table_row') {
      head = []
      all.push(...inSentence(reading, statement))
      continue
    }
    const found = inRow(reading, statement, head)
    if (found.length === 0 && responds.test(statement.text)) head = statement.text.split('|').map(cell => cell.trim())
    all.push(...found)
  }
  return firstPair(all, (a, b) => {
    // Two rows are of two tables, and may be of two plans.
    if ([a, b].every(({ statement }) => statement.block.type === 'table_row')) return null
    if (a.level !== b.level || a.minutes === b.minutes) return null
    return conflictOf(
      told,
      `the response time for priority ${a.level}`,
      'Nothing beside them tells two kinds of hours or plans apart.',
      [a, b],
    )
  })
}
