/** What a round is for, as a table or a chart: parts that are more than what is raised, or shares that are no whole. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, notTheWhole, quoteStatement, statementsOf } from '../conflict.ts'
import { amountIn, total } from '../readers/amount-rows.ts'
import { inOneSection } from '../readers/sections.ts'
import { distinctQuotes, quoteRow, scaleOf, shareIn, type Table, type TableRow, tablesOf } from '../readers/tables.ts'
import { fundShares } from './fund-shares.ts'
import { type Raise, raises } from './raise-amounts.ts'
import { shareList } from './share-list.ts'
import { useOfFunds } from './use-of-funds.ts'

const uses =
  /\b(?:uses?|use of (?:the )?(?:funds|proceeds|money|round|loan|capital)|where (?:it|the money|the round) goes|spending of the round|allocation(?: of (?:funds|proceeds))?|what (?:it|the money|the round) (?:is for|buys|pays for)|funds go to)\b/i
/** Money beside the round, or rows that are parts of a part. */
const beside =
  /\b(?:grants?|loans?|debt|own (?:cash|funds|money)|existing cash|co-?financ\w*|matched|revenues?|subsid\w+|of which|thereof|including|incl)\b/i
const rest = /\b(?:others?|misc\w*|rest|remaining|reserve|unallocated|contingency)\b/i

interface Part {
  row: TableRow
  value: number
  text: string
}

/** The one column of amounts or shares that every row has. */
function columnOf(rows: readonly TableRow[], read: (cell: string) => number | null): Part[] | null {
  const parts = rows.map(row => {
    const found = row.cells.flatMap(cell => {
      const value = read(cell)
      return value === null ? [] : [{ row, value, text: cell }]
    })
    return found.length === 1 ? found[0] : undefined
  })
  return parts.every(part => part !== undefined) ? parts : null
}

const plainParts = ({ rows }: Table) => rows.filter(({ label }) => !total.test(label))
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0)
const round = (value: number) => Number(value.toPrecision(6)).toLocaleString('en-GB')

/** Every other amount on its slide or in its section: some of it may come on top of what is raised. */
function othersBeside(reading: Reading, raise: Raise, parts: readonly Part[]): Money[] {
  const own = new Set(parts.map(({ row }) => row.block))
  return statementsOf(reading)
    .filter(
      ({ block, text }) =>
        !own.has(block) && (inOneSection(reading, raise.statement.block, block) || beside.test(text)),
    )
    .flatMap(({ text }) => [...moneyIn(text)])
    .filter(({ value, currency }) => currency === raise.money.currency && value !== raise.money.value)
}

function amountsOver(reading: Reading, table: Table, over: string, raise: Raise | undefined): Conflict | null {
  const parts = columnOf(plainParts(table), cell => amountIn(cell)?.value ?? null)
  if (!parts || parts.length < 3 || !raise || raise.money.bound !== 'exact' || raise.money.max !== raise.money.value)
    return null
  if (parts.some(({ row, value }) => (beside.test(row.label) && !/repay/i.test(row.label)) || value <= 0)) return null
  const signs = parts.map(({ text }) => moneyIn(text)[0])
  const unit = scaleOf(over)
  const scale = signs.every(one => one === undefined)
    ? (unit?.scale ?? null)
    : signs.every(one => one?.currency === raise.money.currency)
      ? 1
      : null
  if (scale === null) return null
  const sum = sumOf(parts) * scale
  // More than is raised, beyond rounding; less may be left without a word. A tenth of it or ten times it is another unit.
  const off = sum - raise.money.value
  if (off <= 0.02 * raise.money.value || sum > 2 * raise.money.value) return null
  const more = othersBeside(reading, raise, parts).some(
    ({ value }) => Math.abs(off - value) <= 0.02 * raise.money.value,
  )
  if (more) return null
  return {
    subject: 'the use of funds',
    first: raise.money.text.trim(),
    second: parts.map(({ text }) => text).join(' + '),
    because: `The parts add up to ${round(sumOf(parts))}${scale === 1 ? '' : ` (${unit?.text ?? ''})`}, and ${raise.money.text.trim()} is raised.`,
    quotes: distinctQuotes(
      quoteStatement(raise.statement),
      ...[parts[0], parts.at(-1)].map(part => (part ? quoteRow(part.row) : null)),
    ),
  }
}

function sharesOver(table: Table): Conflict | null {
  const rows = plainParts(table)
  const parts = columnOf(rows, shareIn)
  if (!parts || parts.length < 3 || parts.some(({ row }) => beside.test(row.label) && !/repay/i.test(row.label)))
    return null
  return shareConflict(
    parts.map(({ value, text }) => ({ value, text })),
    distinctQuotes(...[parts[0], parts.at(-1)].map(part => (part ? quoteRow(part.row) : null))),
  )
}

function shareConflict(parts: readonly { value: number; text: string }[], quotes: Conflict['quotes']): Conflict | null {
  const sum = Number(parts.reduce((all, { value }) => all + value, 0).toFixed(4))
  // Each may have been rounded by a half.
  if (
    parts.some(({ value }) => value <= 0) ||
    Math.abs(sum - 100) <= Math.max(2, parts.length / 2) ||
    sum < 60 ||
    sum > 160
  )
    return null
  return notTheWhole(
    'the use of funds',
    parts.map(({ text }) => text),
    sum,
    quotes,
  )
}

/** "Product | Sales | Office" over "Use of funds, % | 50 | 30 | 15": one series, and nothing is left over. */
function chartOver(table: Table): Conflict | null {
  const [series, more] = table.rows
  if (
    !series ||
    more ||
    series.block.type !== 'chart' ||
    table.head.length !== series.cells.length ||
    series.cells.length < 3
  )
    return null
  if (!uses.test(`${series.label} ${table.title}`) || table.head.some(name => rest.test(name))) return null
  const percents = series.cells.map(
    cell => shareIn(cell) ?? (/%|per ?cent|share/i.test(series.label) ? (amountIn(cell)?.value ?? null) : null),
  )
  if (percents.some(value => value === null)) return null
  return shareConflict(
    percents.map((value, at) => ({ value: value ?? 0, text: series.cells[at] ?? '' })),
    distinctQuotes(table.headBlock ? quoteRow({ block: table.headBlock }) : null, quoteRow(series)),
  )
}

export function fundsTable(reading: Reading): Conflict[] {
  if ([useOfFunds, fundShares, shareList].some(pair => pair(reading).length > 0)) return []
  const [raise, other] = raises(reading).filter(
    ({ money }, at, all) => all.findIndex(one => one.money.value === money.value) === at,
  )
  for (const table of tablesOf(reading)) {
    const over = [table.corner, ...table.head, table.above, table.title].join(' ')
    const found =
      chartOver(table) ??
      (uses.test(over) && table.headBlock?.type !== 'chart'
        ? (sharesOver(table) ?? (other ? null : amountsOver(reading, table, over, raise)))
        : null)
    if (found) return [found]
  }
  return []
}
