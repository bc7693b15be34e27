/** A column of changes beside the two values, where most rows are right and one is not. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { distinctQuotes, quoteRow, shareIn, type Table, type TableRow, tablesOf } from '../readers/tables.ts'

const changes =
  /^(?:change|growth|difference|diff\.?|delta|Δ|\+\/[-−–]|±|vs\.? .{2,14}|YoY|increase|decrease|reduction|improvement|saving|savings|uplift)(?:,? ?\(?(?:in )?(?:%|per cent)\)?)?$/i

const before = /\b(?:before|baseline|prior|previous|old|start|from|then|without|last)\b/i
const after = /\b(?:after|today|now|new|end|to|with|current|this)\b/i

interface Moved {
  row: TableRow
  from: string
  to: string
  told: string
  real: number
  fits: boolean
}

/** What one row says of its change, and what its two values make of it. */
function movedIn(row: TableRow, width: number, column: number): Moved | null {
  const [from = '', to = '', told = ''] = row.cells.slice(column - 2, column + 1)
  const [a, b] = [from, to].map(cell => amountIn(cell.replace(/^[~≈]\s?/, '')))
  const share = shareIn(told)
  if (row.cells.length !== width || !a || !b || share === null || a.value <= 0) return null
  const [first, second] = [a, b].map(({ decimals }) => 0.5 * 10 ** -decimals) as [number, number]
  // Small values may have been rounded from others that are far apart.
  if (first > 0.05 * a.value) return null
  const off = (100 * ((b.value + second) / (a.value - first) - (b.value - second) / (a.value + first))) / 2 + 1
  const real = 100 * (b.value / a.value - 1)
  // A fall may be written without its sign, and by some of the new value; or it is the difference.
  const fits = [real, -real, 100 * (1 - a.value / b.value), a.value - b.value].some(
    one => Math.abs(Math.abs(one) - Math.abs(share)) <= Math.max(off, 0.05 * Math.abs(share)),
  )
  return { row, from, to, told, real, fits }
}

function conflictIn(table: Table): Conflict | null {
  const column = table.head.findIndex(head => changes.test(head.trim()))
  if (column < 2 || table.head.length !== table.width) return null
  const rows = table.rows.flatMap(row => movedIn(row, table.width, column) ?? [])
  const wrong = rows.filter(({ fits }) => !fits)
  const [found, more] = wrong
  // Two rows say enough where the heads tell which value was first.
  const [first = '', second = ''] = table.head.slice(column - 2, column)
  const isNamed = before.test(first) && after.test(second)
  if (!found || more || rows.length < (isNamed ? 2 : 3)) return null
  const { from, to, told, real } = found
  return {
    subject: `the change in ${found.row.label.trim().toLowerCase()}`,
    first: told,
    second: `${from} to ${to}`,
    because: `From ${from} to ${to} is ${Math.round(Math.abs(real))}% ${real < 0 ? 'less' : 'more'}.`,
    quotes: distinctQuotes(table.headBlock ? quoteRow({ block: table.headBlock }) : null, quoteRow(found.row)),
  }
}

export function changeColumn(reading: Reading): Conflict[] {
  return tablesOf(reading)
    .flatMap(table => conflictIn(table) ?? [])
    .slice(0, 1)
}
