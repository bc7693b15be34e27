/** What is left after one row is taken from another: right in every other column of the table, and wrong in one. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow, type Table, type TableRow, tablesOf } from '../readers/tables.ts'

const income = /^(?:total |net )?(?:revenues?|income|sales|turnover|receipts|takings)$/i
const spent = /^(?:total )?(?:costs?|expenses|expenditures?|outgoings|payments|spending)$/i
const left = /^(?:net )?(?:surplus|profit|result|profit (?:or|\/) loss|surplus (?:or|\/) deficit)$/i
const direct = /^(?:cost of (?:sales|goods(?: sold)?|revenue)|COGS|direct costs)$/i
const gross = /^gross (?:profit|margin)$/i
/** A row that is named as what is left: of any other, two rows may make it by chance. */
const remainder =
  /\b(?:surplus|profit|loss|deficit|net|rest|balance|result|EBITD?A?|contribution|margin|remain\w*|left|cash|free|gross|income)\b/i
/** Rows that are no amounts of one kind: what is taken from what cannot be told of them. */
const noAmount = /%|\b(?:rate|share|per|average|avg|median|ratio|headcount|staff|number|users|customers|score|index)\b/i

interface Line {
  row: TableRow
  values: readonly number[]
  step: number
}

function linesOf({ rows, width }: Table): Line[] {
  return rows.flatMap((row): Line[] => {
    const found = row.cells.map(amountIn)
    if (row.cells.length !== width || noAmount.test(row.label)) return []
    const values = found.flatMap(one => (one ? [one.value] : []))
    if (values.length !== width) return []
    return [{ row, values, step: 10 ** -Math.min(...found.flatMap(one => (one ? [one.decimals] : []))) }]
  })
}

/** The rest where some lines are taken from a first one; what is taken off may be written with its sign or without. */
const restOf = (first: Line, off: readonly Line[], column: number): number =>
  off.reduce((rest, line) => rest - Math.abs(line.values[column] ?? 0), first.values[column] ?? 0)

function told(table: Table, column: number, first: Line, off: readonly Line[], end: Line): Conflict {
  const over = table.head[column]
  const at = over ? ` (${over})` : ''
  const cell = ({ row }: Line) => row.cells[column] ?? ''
  const rest = Number(restOf(first, off, column).toFixed(6))
  return {
    subject: `the ${end.row.label.trim().toLowerCase().replace(/[:.]$/, '')}${at}`,
    first: `${cell(first)} less ${off.map(line => cell(line).replace(/^[−–-]|^\((.*)\)$/g, '$1')).join(' and ')}`,
    second: cell(end),
    because: `What is left is ${writtenAs(rest, [cell(first), cell(end)])}.`,
    quotes: distinctQuotes(quoteRow(first.row), ...off.slice(-1).map(({ row }) => quoteRow(row)), quoteRow(end.row)),
  }
}

/** Right in all columns but one, and in two at least. */
function wrongColumn(first: Line, off: readonly Line[], end: Line): number | null {
  const step = Math.max(first.step, end.step, ...off.map(line => line.step))
  // Small numbers fit by chance.
  if (first.values.some(value => Math.abs(value) < 30 * step) || end.values.every(value => Math.abs(value) < 10 * step))
    return null
  const gaps = end.values.map((value, column) => Math.abs(restOf(first, off, column) - value))
  const near = gaps.filter(gap => gap <= step * (off.length + 1) * 0.5 + 1e-9)
  const wrong = gaps.flatMap((gap, column) => (gap > 3 * step * (off.length + 1) ? [column] : []))
  const [column] = wrong
  return near.length >= 2 && wrong.length === 1 && near.length + 1 === gaps.length && column !== undefined
    ? column
    : null
}

/** It is the sum of the rows right above it: "Total income" is what comes in, and not what is left. */
function isSumAbove(lines: readonly Line[], to: number): boolean {
  const end = lines[to]
  return lines.slice(0, Math.max(0, to - 1)).some((_, from) => {
    const parts = lines.slice(from, to)
    return end?.values.every((value, column) => {
      const sum = parts.reduce((rest, part) => rest + (part.values[column] ?? 0), 0)
      return Math.abs(sum - value) <= end.step * parts.length
    })
  })
}

function acrossColumns(table: Table, lines: readonly Line[]): Conflict | null {
  for (let to = 2; to < lines.length; to++) {
    const end = lines[to]
    if (!end || !remainder.test(end.row.label)) continue
    const ways = lines.slice(0, to - 1).flatMap((first, from) => {
      const between = lines.slice(from + 1, to)
      return [...between.map(line => [line]), ...(between.length > 1 ? [between] : [])].map(off => ({ first, off }))
    })
    // Where one way fits everywhere, no other is meant.
    const fits = ways.some(({ first, off }) =>
      end.values.every((value, column) => Math.abs(restOf(first, off, column) - value) <= end.step * (off.length + 1)),
    )
    if (fits || isSumAbove(lines, to)) continue
    for (const { first, off } of ways) {
      const column = wrongColumn(first, off, end)
      if (column !== null) return told(table, column, first, off, end)
    }
  }
  return null
}

/** "Revenue", "Costs", "Profit" right below each other: the names say what is taken from what. */
function byNames(table: Table, lines: readonly Line[]): Conflict | null {
  for (const [at, first] of lines.entries()) {
    const [off, end] = [lines[at + 1], lines[at + 2]]
    if (!off || !end || !income.test(first.row.label)) continue
    const [a, b] = [off.row.label, end.row.label].map(label => label.replace(/,.*$|\(.*$/, '').trim())
    const named = (spent.test(a ?? '') && left.test(b ?? '')) || (direct.test(a ?? '') && gross.test(b ?? ''))
    const rows = table.rows
    const follow =
      rows.indexOf(off.row) === rows.indexOf(first.row) + 1 && rows.indexOf(end.row) === rows.indexOf(off.row) + 1
    if (!named || !follow) continue
    const step = Math.max(first.step, off.step, end.step)
    // Of the sales without the other income that stands in the total.
    const fits = lines
      .slice(0, at)
      .some(line =>
        end.values.every((value, index) => Math.abs(restOf(line, [off], index) - value) <= 1.5 * step + 1e-9),
      )
    if (fits) continue
    const column = end.values.findIndex((value, index) => {
      const gap = Math.abs(restOf(first, [off], index) - value)
      return (
        gap > 1.5 * step + 1e-9 &&
        Math.abs(restOf(first, [off], index) + value) > 1.5 * step &&
        gap > 0.005 * Math.abs(value)
      )
    })
    if (column >= 0) return told(table, column, first, [off], end)
  }
  return null
}

export function takenOff(reading: Reading): Conflict[] {
  return tablesOf(reading)
    .flatMap(table => {
      const lines = linesOf(table)
      return (table.width > 2 ? acrossColumns(table, lines) : null) ?? byNames(table, lines) ?? []
    })
    .slice(0, 1)
}
