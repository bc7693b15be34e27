/** "On average our customers cut it by 42%" beside a column of which no mean is that: plain, weighted or in the middle. */
import { countsIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn, total } from '../readers/amount-rows.ts'
import { distinctQuotes, period, quoteRow, shareIn, stemsOf, type Table, tablesOf } from '../readers/tables.ts'

const meant =
  /\bon average\b|\b(?:average|mean) (?:\p{L}+ ){0,3}?(?:of|was|is|by)\b|\baverag(?:es|ed|ing)\b|\bthe average\b/iu
/** Another's average, another time's, or one of a part. */
const other =
  /\b(?:industry|national\w*|market|sector|competitors?|rivals?|others|weighted|best|worst|top|first|last|since|largest|smallest|most|half|some|new|existing|up to|at least|more than|over|under|less than|nearly|almost|about|around|points?|pp|benchmark|compared|than|year on year|CAGR|annual\w*|per (?:year|annum)|remaining|rest|without|except\w*|excluding)\b/i
/** The table shows some of them. */
const excerpt =
  /\b(?:top|best|select\w*|excerpts?|examples?|samples?|some|few|highlights?|cases?|two|three|four|five|six|\d+ of \d+)\b|…/i

/** Not further from the table than a few lines of the same slide or section. */
function isBeside(reading: Reading, statement: Statement, table: Table): boolean {
  const [first, last] = [table.rows[0]?.block, table.rows.at(-1)?.block]
  if (!first || !last) return false
  const at = (block: Statement['block']) => reading.visible.indexOf(block)
  const [own, from, to] = [statement.block, first, last].map(at) as [number, number, number]
  const { where } = statement.block
  if (where.kind === 'slide' && (first.where.kind !== 'slide' || first.where.slide !== where.slide)) return false
  if (where.kind !== 'slide' && headingOver(reading, statement.block) !== headingOver(reading, first)) return false
  return own < from ? from - own <= 3 : own - to <= 3
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Each share is what the second column is less, or more, than the first. */
const isMadeOf = (shares: readonly number[], a: readonly number[], b: readonly number[]) =>
  shares.every((share, at) => Math.abs(100 * Math.abs(1 - (b[at] ?? 0) / (a[at] || 1)) - share) <= 3)

/** Every mean of a column of shares: plain, in the middle, weighted by each other column, and of all before against all after. */
function meansOf(table: Table, column: number): { plain: number; all: number[] } | null {
  const rows = table.rows.filter(({ label }) => !total.test(label) && !/\b(?:average|avg|mean|median)\b/i.test(label))
  const shares = rows.map(({ cells }) => shareIn(cells[column] ?? ''))
  if (rows.length < 3 || rows.some(({ cells }) => cells.length !== table.width) || shares.some(one => one === null))
    return null
  const values = shares.map(one => Math.abs(one ?? 0))
  const sorted = [...values].sort((a, b) => a - b)
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0]
  const columns = Array.from({ length: table.width }, (_, at) =>
    rows.map(({ cells }) => amountIn(cells[at] ?? '')?.value ?? null),
  )
  const numbers = columns.flatMap(cells => {
    const own = cells.flatMap(cell => (cell === null ? [] : [cell]))
    return own.length === rows.length && own.every(one => one >= 0) ? [own] : []
  })
  const sum = (own: readonly number[]) => own.reduce((rest, one) => rest + one, 0)
  const weighted = numbers.flatMap(own =>
    sum(own) > 0 ? [own.reduce((rest, one, at) => rest + one * (values[at] ?? 0), 0) / sum(own)] : [],
  )
  // All before against all after, where two columns are what the shares were made of; by hand, or weighted by a third one.
  const pairs = numbers.flatMap(a =>
    numbers
      .filter(b => b !== a && isMadeOf(values, a, b))
      .flatMap(b =>
        [a.map(() => 1), ...numbers].map(by => {
          const [from, to] = [a, b].map(own => sum(own.map((one, at) => one * (by[at] ?? 1)))) as [number, number]
          return from > 0 ? 100 * Math.abs(1 - to / from) : 0
        }),
      ),
  )
  return { plain: mean(values), all: [mean(values), mean(middle), ...middle, ...weighted, ...pairs] }
}

function conflictWith(statement: Statement, table: Table, share: { value: number; text: string }): Conflict | null {
  if (table.head.length !== table.width || excerpt.test(`${table.title} ${table.above} ${table.head.join(' ')}`))
    return null
  const isOfMore = countsIn(statement.text).some(({ value }) => value > table.rows.length)
  if (isOfMore) return null
  if (table.rows.some(({ label }) => period.test(label.trim())) || table.head.some(head => period.test(head)))
    return null
  const columns = table.head.flatMap((head, column) => {
    const means = meansOf(table, column)
    return means ? [{ head, means }] : []
  })
  const [only, more] = columns
  if (!only || more) return null
  // What is averaged has to be what the table is of.
  const said = stemsOf(statement.text)
  const of = stemsOf([table.title, table.above, table.corner, ...table.head].join(' '))
  if (!said.some(stem => stem.length > 3 && of.includes(stem))) return null
  const { plain, all: means } = only.means
  if (means.some(one => Math.abs(one - share.value) <= 2)) return null
  const lines = table.rows.length
  return {
    // The rows need not be all customers.
    severity: 2,
    subject: 'the average',
    first: share.text.trim(),
    second: table.rows.map(({ cells }) => cells[table.head.indexOf(only.head)] ?? '').join(', '),
    because: `The ${lines} rows under “${only.head.trim()}” have a mean of ${Math.round(plain)}%, and no weighting by the table's other columns comes to ${share.text.trim()}.`,
    quotes: distinctQuotes(
      ...bothQuotes(statement),
      table.headBlock ? quoteRow({ block: table.headBlock }) : null,
      ...table.rows.slice(0, 1).map(quoteRow),
    ),
  }
}

export function claimedAverage(reading: Reading): Conflict[] {
  const tables = tablesOf(reading)
  if (tables.length === 0) return []
  return statementsOf(reading)
    .filter(
      ({ block, text }) => block.type !== 'table_row' && block.type !== 'chart' && meant.test(text) && !isPlan(text),
    )
    .flatMap(statement => {
      const [share, more] = percentsIn(statement.text)
      if (
        !share ||
        more ||
        share.bound !== 'exact' ||
        share.max !== share.value ||
        share.points ||
        other.test(statement.text)
      )
        return []
      return tables
        .filter(table => isBeside(reading, statement, table))
        .flatMap(table => conflictWith(statement, table, { value: Math.abs(share.value), text: share.text }) ?? [])
        .slice(0, 1)
    })
    .slice(0, 1)
}
