/** A margin that a table states and refutes: its profit is that share of no row of the table. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inSentence, type Row } from '../readers/amount-rows.ts'
import { type NumberRow, numberRows, stepOf } from '../readers/number-rows.ts'
import { distinctQuotes, quoteRow, shareIn, type Table, type TableRow, tablesOf } from '../readers/tables.ts'
import { marginOfProfit } from './margin-of-profit.ts'

/** A margin by its name, and the row of which it is the share. */
const margins: readonly [RegExp, RegExp][] = [
  [/^gross margin$/i, /^gross (?:profit|margin)$/i],
  [/^contribution margin$/i, /^contribution$/i],
  [/^EBITDA margin$/i, /^EBITDA$/i],
  [/^(?:operating|EBIT) margin$/i, /^(?:operating (?:profit|result|income)|EBIT)$/i],
  [/^net margin$/i, /^net (?:profit|result|income|surplus)$/i],
  [/^profit margin$/i, /^profit$/i],
]
/** A label without its unit: "Gross profit (£k)", "Gross margin, %". */
const bare = (label: string) => label.replace(/[,\s]*(?:\([^()]{1,12}\)|(?:in )?%)$/i, '').trim()
const revenue = /^(?:total |net )?(?:revenues?|sales|turnover|income|receipts|takings)\b/i
interface Share {
  row: TableRow
  /** The share as it stands in each column; none where the cell is empty. */
  cells: readonly { value: number; text: string; off: number }[]
}

/** Half a unit of the last digit that is written, in points, and half a point for whatever was rounded before. */
const shareOff = (text: string) => 0.5 * 10 ** -(/[.,](\d+)/.exec(text)?.[1]?.length ?? 0) + 0.6

function sharesOf({ rows, width }: Table): Share[] {
  return rows.flatMap((row): Share[] => {
    const cells = row.cells.flatMap(text => {
      const value = shareIn(text)
      return value === null ? [] : [{ value, text: text.trim(), off: shareOff(text) }]
    })
    return row.cells.length === width && cells.length === width ? [{ row, cells }] : []
  })
}

/** The row that the profit was taken from: named as revenue, or what is left of it after the rows between. */
function baseOf(rows: readonly NumberRow[], profit: NumberRow, column: number): NumberRow | null {
  const own = profit.cells[column]
  const at = rows.indexOf(profit)
  const named = rows.slice(0, at).filter(({ row }) => revenue.test(row.label))
  if (named.length === 1) return named[0] ?? null
  if (!own) return null
  const taken = rows.slice(0, at).filter((first, index) => {
    const cells = rows.slice(index, at).map(row => row.cells[column])
    const from = first.cells[column]
    if (!from || cells.length < 2 || cells.some(cell => !cell)) return false
    const off = cells.slice(1).reduce((sum, cell) => sum + Math.abs(cell?.value ?? 0), 0)
    return Math.abs(from.value - off - own.value) <= 0.5 * stepOf([own, from]) * (cells.length + 1)
  })
  return taken.length === 1 ? (taken[0] ?? null) : null
}

/** Every share and mark-up that the profit may be of another row, as far as the two may have been rounded. */
function isShareOfAny(rows: readonly NumberRow[], profit: Row, column: number, told: Share['cells'][number]): boolean {
  return rows.some(({ cells }) => {
    const other = cells[column]
    if (!other || other === profit || other.value === 0) return false
    const near = (share: number, base: number) => {
      const off = told.off + (50 * stepOf([profit]) + Math.abs(share) * 0.5 * stepOf([other])) / Math.abs(base)
      return Math.abs(share - told.value) <= off
    }
    const cost = other.value - profit.value
    return (
      near((100 * profit.value) / other.value, other.value) || (cost > 0 && near((100 * profit.value) / cost, cost))
    )
  })
}

function wrongMargin(table: Table): Conflict | null {
  const rows = numberRows(table)
  for (const share of sharesOf(table)) {
    const [, of] = margins.find(([name]) => name.test(bare(share.row.label))) ?? []
    const profits = of ? rows.filter(({ row }) => of.test(bare(row.label)) && !/%/.test(row.label)) : []
    const [profit, more] = profits
    if (!profit || more) continue
    for (const [column, told] of share.cells.entries()) {
      const own = profit.cells[column]
      const base = baseOf(rows, profit, column)
      const cell = base?.cells[column]
      if (!own || !base || !cell || cell.value <= 0 || own.value === 0 || isShareOfAny(rows, own, column, told))
        continue
      const real = (100 * own.value) / cell.value
      if (Math.abs(real - told.value) <= 2) continue
      const over = table.head[column]
      return {
        subject: `the ${inSentence(share.row.label)}${over ? ` (${over})` : ''}`,
        first: told.text,
        second: `${own.text} of ${cell.text}`,
        because: `${own.text} is ${Math.round(real)}% of ${cell.text}, and ${told.text} of no row above it.`,
        quotes: distinctQuotes(quoteRow(base.row), quoteRow(profit.row), quoteRow(share.row)),
      }
    }
  }
  return null
}

export function statedMargins(reading: Reading): Conflict[] {
  // What the pair that reads one product's column sees is not said twice.
  const told = new Set(marginOfProfit(reading).flatMap(({ quotes }) => quotes.map(({ blockId }) => blockId)))
  return tablesOf(reading)
    .filter(({ rows }) => !rows.some(({ block }) => told.has(block.id)))
    .flatMap(table => wrongMargin(table) ?? [])
    .slice(0, 1)
}
