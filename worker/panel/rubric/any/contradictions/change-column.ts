/** A column of changes beside the two values, where most rows are right and one is not. */
import type { Reading } from '../../reading.ts'
import { amountIn } from './amount-rows.ts'
import type { Conflict } from './conflict.ts'
import { distinctQuotes, quoteRow, shareIn, type Table, tablesOf } from './tables.ts'

const changes =
  /^(?:change|growth|difference|diff\.?|delta|Δ|\+\/[-−–]|±|vs\.? .{2,14}|YoY|increase|decrease|reduction|improvement|saving|savings|uplift)(?:,? ?\(?(?:in )?(?:%|per cent)\)?)?$/i

function conflictIn(table: Table): Conflict | null {
  const column = table.head.findIndex(head => changes.test(head.trim()))
  if (column !== 2 || table.head.length !== table.width || table.width !== 3) return null
  const rows = table.rows.flatMap(row => {
    const [from, to] = [row.cells[0], row.cells[1]].map(cell => amountIn((cell ?? '').replace(/^[~≈]\s?/, '')))
    const share = shareIn(row.cells[2] ?? '')
    if (row.cells.length !== 3 || !from || !to || share === null || from.value <= 0) return []
    const steps = [from, to].map(({ decimals }) => 0.5 * 10 ** -decimals)
    const off = (100 * ((steps[0] ?? 0) * (to.value / from.value) + (steps[1] ?? 0))) / from.value + 1
    const real = 100 * (to.value / from.value - 1)
    // A fall may be written without its sign, and by some of the new value.
    const fits = [real, -real, 100 * (1 - from.value / to.value)].some(
      one => Math.abs(one - share) <= Math.max(off, 0.05 * Math.abs(share)),
    )
    return [{ row, real, fits, share }]
  })
  const wrong = rows.filter(({ fits }) => !fits)
  const [found] = wrong
  if (!found || wrong.length > 1 || rows.length < 3) return null
  const [from = '', to = '', told = ''] = found.row.cells
  return {
    subject: `the change in ${found.row.label.trim().toLowerCase()}`,
    first: told,
    second: `${from} to ${to}`,
    because: `From ${from} to ${to} is ${Math.round(Math.abs(found.real))}% ${found.real < 0 ? 'less' : 'more'}.`,
    quotes: distinctQuotes(table.headBlock ? quoteRow({ block: table.headBlock }) : null, quoteRow(found.row)),
  }
}

export function changeColumn(reading: Reading): Conflict[] {
  return tablesOf(reading)
    .flatMap(table => conflictIn(table) ?? [])
    .slice(0, 1)
}
