/** "9 ports under contract" beside the table of signed contracts, which ends in a total and has seven rows. */
import { countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { total } from '../readers/amount-rows.ts'
import { distinctQuotes, period, quoteRow, stemsOf, type Table, tablesOf } from '../readers/tables.ts'

/** A part, another time, others, or no number of now. */
const other =
  /\b(?:of (?:our|the|these|those|which|them|whom)|more|another|others?|additional|further|next|new|was|were|had|last|lost|since|first|average|each|every|per|up to|over|more than|at least|about|around|nearly|almost|from|rivals?|competitors?|market|pipeline|talks|waiting|by|in (?:19|20)\d\d|than|target|goal|only|just|among|largest|biggest|top|both)\b/i
/** The table shows some of them, or puts several into one row. */
const excerpt =
  /\b(?:top|largest|biggest|main|key|select\w*|excerpts?|examples?|samples?|some|best|first|plan\w*|target|forecast|budget|pipeline|new|lost)\b|…|\.\.\./i
const several =
  /\b(?:others?|rest|remaining|various|further|and|total|sum|all|average|group of)\b|[&+/,;]|\d\s?[x×]|[x×]\s?\d/i
const fewest = 3

interface Listed {
  table: Table
  stem: string
  rows: number
  /** What the table is said to hold. */
  about: readonly string[]
}

function listedIn(table: Table): Listed[] {
  const { rows, corner, title, above, head } = table
  const [noun, second] = stemsOf(corner)
  const end = rows.at(-1)
  const own = rows.filter(({ label }) => !total.test(label))
  // Only a total says that these are all.
  if (!noun || second || !end || !total.test(end.label) || own.length + 1 !== rows.length) return []
  if (
    own.length < fewest ||
    excerpt.test(`${title} ${above}`) ||
    own.some(
      ({ label }) => several.test(label.replace(/\([^)]*\)/g, '')) || period.test(label.trim()) || label.trim() === '',
    )
  )
    return []
  if (new Set(own.map(({ label }) => label.trim().toLowerCase())).size !== own.length) return []
  // Where each row counts some of them the rows are something else.
  if (head.some(name => stemsOf(name).includes(noun))) return []
  return [{ table, stem: noun, rows: own.length, about: stemsOf(`${title} ${above}`) }]
}

function conflictWith(statement: Statement, listed: Listed): Conflict | null {
  const { text } = statement
  const found = countsIn(text).filter(({ noun }) => stemsOf(noun).includes(listed.stem))
  const [count, more] = found
  if (!count || more || count.bound !== 'exact' || count.max !== count.value) return null
  const said = stemsOf(text.replace(count.text, ` ${count.qualifier} `))
  // What is said of them is what the table is of: "under contract" and "Signed contracts".
  const isOf =
    said.some(stem => listed.about.includes(stem)) || (said.length === 0 && listed.about.includes(listed.stem))
  const { value } = count
  const cells = listed.table.rows.at(-1)?.cells ?? []
  if (
    !isOf ||
    value === listed.rows ||
    value < fewest ||
    value > 3 * listed.rows ||
    cells.some(cell => cell.trim() === String(value))
  )
    return null
  return {
    subject: `the number of ${count.noun}`,
    first: count.text,
    second: listed.table.title || listed.table.above,
    because: `Above its total that table has ${listed.rows} ${count.noun}.`,
    quotes: distinctQuotes(
      ...bothQuotes(statement),
      ...[listed.table.rows[0], listed.table.rows.at(-1)].map(row => row && quoteRow(row)),
    ),
    severity: 2,
  }
}

export function rowsTold(reading: Reading): Conflict[] {
  const tables = tablesOf(reading).flatMap(listedIn)
  if (tables.length === 0) return []
  return statementsOf(reading)
    .filter(
      ({ block, text }) => block.type !== 'table_row' && block.type !== 'chart' && !other.test(text) && !isPlan(text),
    )
    .flatMap(statement => tables.flatMap(listed => conflictWith(statement, listed) ?? []))
    .slice(0, 1)
}
