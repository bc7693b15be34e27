/** "2,181 bikes under contract" beside a table under "Bikes under contract" whose total row has no such number. */
import { boundOf, number, parseNumber } from '../../../amount.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn, total } from '../readers/amount-rows.ts'
import { fitOf } from '../readers/number-rows.ts'
import { distinctQuotes, quoteRow, stemsOf, type Table, type TableRow, tablesOf } from '../readers/tables.ts'
import { countAndTotal } from './count-and-total.ts'

/** Another time, another's number, or a part. */
const other =
  /\b(?:of (?:our|the|these|those|which|them)|largest|smallest|biggest|alone|single|one of|with us|they|them|their|(?:customer|client|partner|group|owner)s? (?:has|have)|more|another|others?|next|new|last (?:year|quarter|month)|was|were|had|lost|added|opened|average|each|every|per|from|rivals?|competitors?|market|only|in (?:19|20)\d\d|a year ago|before|since|until|today|now|currently|meanwhile|at present|to date|as of|this week|Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|goal|target|plan\w*|aim\w*|capacity|waiting|excl\w*|incl\w*|without)\b/i
/** What came and went is no number of now. */
const moved = /\b(?:new|lost|added|won|left|gone|ended|change|in|out|opened|closed)\b/i
const excerpt =
  /\b(?:top|largest|biggest|main|key|select\w*|excerpts?|examples?|samples?|pilots?|plan|target|forecast|budget)\b|…/i
const worded = new RegExp(`(?<![\\p{L}\\d.,$€£₹/-])(${number})(?! ?%)\\+? ((?:[\\p{L}’'-]+ ?){2,5})`, 'gu')

interface Whole {
  table: Table
  end: TableRow
  stems: string[]
  /** What the total row has in its columns, and how far each may be rounded. */
  cells: readonly number[]
}

/** A table under a title of two words or more, with a total row that its columns make. */
function wholesOf(table: Table): Whole[] {
  const rows = table.rows.filter(({ label }) => !total.test(label))
  const [end, more] = table.rows.filter(({ label }) => total.test(label))
  const names = [table.title, table.above].map(text => text.replace(/^\W*\d{1,2}[.)]\s*/, '').trim())
  if (!end || more || rows.length < 2 || end.cells.length !== table.width || names.some(name => excerpt.test(name)))
    return []
  if (rows.some(({ cells }) => cells.length !== table.width)) return []
  const made = Array.from({ length: table.width }, (_, column) => {
    const parts = rows.map(({ cells }) => amountIn(cells[column] ?? ''))
    const whole = amountIn(end.cells[column] ?? '')
    const own = parts.flatMap(part => (part ? [part] : []))
    const sum = own.reduce((all, { value }) => all + value, 0)
    return whole && own.length === rows.length && fitOf(sum, whole.value, [...own, whole]) === 'right'
      ? whole.value
      : null
  })
  // Only a table that makes its totals tells the whole.
  if (made.every(value => value === null) || made.some((value, at) => value === null && amountIn(end.cells[at] ?? '')))
    return []
  const cells = made.flatMap((value, column) => (value === null || moved.test(table.head[column] ?? '') ? [] : [value]))
  return names
    .filter(name => name.length <= 60 && !/\d/.test(name))
    .map(stemsOf)
    .filter(stems => stems.length > 1 && stems.length < 6)
    .map(stems => ({ table, end, stems, cells }))
}

/** Half a unit of the last digit that is no zero: "2,100" may be 2,118. */
function roundedBy(value: number): number {
  const zeros = /0*$/.exec(String(Math.round(value)))?.[0].length ?? 0
  return 0.5 * 10 ** zeros
}

/** The first words that say all that the title says. */
function namedBy(words: string, stems: readonly string[]): string {
  const all = words.trim().split(/\s+/)
  const last = all.findIndex((_, at) => stems.every(one => stemsOf(all.slice(0, at + 1).join(' ')).includes(one)))
  return all
    .slice(0, last + 1)
    .join(' ')
    .toLowerCase()
}

function conflictWith(statement: Statement, { table, end, stems, cells }: Whole): Conflict | null {
  for (const { index, length, groups, text } of everyMatch(worded, statement.text)) {
    const [digits = '0', words = ''] = groups
    const said = stemsOf(words).slice(0, stems.length)
    if (said.length !== stems.length || !stems.every(stem => said.includes(stem))) continue
    const value = parseNumber(digits)
    if (boundOf(statement.text, index, index + digits.length, /\+/.test(text)) !== 'exact') continue
    const all = [...cells, ...table.rows.flatMap(row => row.cells.flatMap(cell => amountIn(cell)?.value ?? []))]
    // Any cell of the table, rounded as the number is, may be what is meant.
    if (all.some(one => Math.abs(one - value) <= roundedBy(value)) || !(value > 20)) continue
    const near = cells.filter(one => value > 0.8 * one && value < 1.25 * one)
    const nearest = near.sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0]
    if (nearest === undefined || length === 0) continue
    return {
      subject: `the number of ${namedBy(words, stems)}`,
      first: digits,
      second: end.cells.find(cell => amountIn(cell)?.value === nearest) ?? '',
      because: `The total row under “${(table.title || table.above).trim()}” has ${nearest.toLocaleString('en-GB')}, which its rows make, and ${digits} stands nowhere in the table.`,
      quotes: distinctQuotes(...bothQuotes(statement), quoteRow(end)),
    }
  }
  return null
}

export function titleAndTotal(reading: Reading): Conflict[] {
  if (countAndTotal(reading).length > 0) return []
  const wholes = tablesOf(reading).flatMap(wholesOf)
  if (wholes.length === 0) return []
  return statementsOf(reading)
    .filter(
      ({ block, text }) => block.type !== 'table_row' && block.type !== 'chart' && !other.test(text) && !isPlan(text),
    )
    .flatMap(statement => wholes.flatMap(whole => conflictWith(statement, whole) ?? []).slice(0, 1))
    .slice(0, 1)
}
