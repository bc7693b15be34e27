/** The end of a quotation, row by row: a subtotal, what is taken off or added at a rate, and what that comes to. */
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { amountIn, type Row } from '../readers/amount-rows.ts'
import { stepOf } from '../readers/number-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow, type Table, type TableRow, tablesOf } from '../readers/tables.ts'

const charged =
  /\b(?:VAT|MwSt|IVA|GST|HST|tax|discount|rebate|contingency|reserve|buffer|commission|handling|service charge)\b/i
/** The end of something else. */
const otherEnd = /\b(?:average|avg|first|deposit|annual|yearly|monthly|per|for|over|of|since|instal\w+|paid|open)\b|%/i
/** A row that ends what stands above it. */
const ends = /^(?:grand |sub-?)?total\b|^net\b|^sum\b|^balance\b|^(?:amount|total) due\b|^to pay\b/i
/** A rate of something that is named, or one already in the amount. */
const ofOther = /\b(?:of|on|incl\w*|excl\w*|from|up to|already|thereof|first|per)\b/i

interface Line {
  row: TableRow
  /** Its words without its amount. */
  label: string
  cell: Row
}

/** Rows that end in an amount, as long as they follow each other. */
function linesIn({ rows }: Table): Line[] {
  return rows.flatMap((row): Line[] => {
    const found = amountIn(row.cells.at(-1) ?? '')
    const label = [row.label, ...row.cells.slice(0, -1)]
      .filter(cell => /\p{L}{2}/u.test(cell))
      .join(' ')
      .trim()
    return found && label !== '' ? [{ row, label, cell: { ...found, label, block: row.block } }] : []
  })
}

const mostSubsets = 12

const reduction = /\b(?:discount|rebate)\b/i

/** What a rate may be of: any of the amounts together, for some goods bear no tax, before or after what is taken off. */
function basesFor(lines: readonly Line[], at: number): number[] {
  const before = lines.slice(0, at)
  const values = before.map(({ label, cell }) => (reduction.test(label) ? -Math.abs(cell.value) : cell.value))
  const sums =
    before.length > mostSubsets
      ? values.map((_, from) => values.slice(from).reduce((sum, value) => sum + value, 0))
      : Array.from({ length: 2 ** before.length }, (_, chosen) =>
          values.reduce((sum, value, bit) => ((chosen >> bit) & 1 ? sum + value : sum), 0),
        )
  const cuts = before.filter(({ label }) => reduction.test(label)).flatMap(({ label }) => percentsIn(label))
  const cut = sums.flatMap(sum => cuts.map(({ value }) => sum * (1 - value / 100)))
  return [...lines.filter((_, index) => index !== at).map(({ cell }) => cell.value), ...sums, ...cut]
}

function wrongRate(lines: readonly Line[], at: number): Conflict | null {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || !ends.test(before.label) || !charged.test(line.label) || ofOther.test(line.label)) return null
  const [rate, more] = percentsIn(line.label)
  if (!rate || more || rate.bound !== 'exact' || rate.max !== rate.value || rate.value <= 0) return null
  const amount = Math.abs(line.cell.value)
  const off = stepOf([line.cell]) + 0.002 * amount
  const fits = basesFor(lines, at).some(base =>
    [100, 100 + rate.value].some(whole => Math.abs((Math.abs(base) * rate.value) / whole - amount) <= off),
  )
  const made = (Math.abs(before.cell.value) * rate.value) / 100
  if (fits || Math.abs(made - amount) <= 0.02 * amount) return null
  return {
    subject: `the row “${line.label}”`,
    first: `${rate.text.trim()} of ${before.cell.text}`,
    second: line.cell.text,
    because: `${rate.text.trim()} of ${before.cell.text} is ${writtenAs(made, [before.cell.text, line.cell.text])}.`,
    quotes: distinctQuotes(quoteRow(before.row), quoteRow(line.row)),
  }
}

/** Every way to count some rows towards what they end in: each is added or taken off. */
function makesSomehow(parts: readonly Row[], end: Row): boolean {
  const off = 0.5 * stepOf([...parts, end]) * (parts.length + 1) + 1e-9
  const go = (at: number, sum: number): boolean => {
    const part = parts[at]
    if (!part) return Math.abs(Math.abs(sum) - Math.abs(end.value)) <= off
    return go(at + 1, sum + part.value) || go(at + 1, sum - part.value) || go(at + 1, sum)
  }
  return go(0, 0)
}

const most = 8

/** "Net", "Total": what ends before, and the rows between, come to something else. */
function wrongEnd(rows: readonly TableRow[], lines: readonly Line[], at: number): Conflict | null {
  const end = lines[at]
  const from = lines.slice(0, at).findLastIndex(({ label }) => ends.test(label))
  const first = lines[from]
  const between = lines.slice(from + 1, at)
  if (!end || !first || !ends.test(end.label) || between.length === 0 || at - from > most) return null
  // All rows are named as added or taken off, so that nothing else is meant by them.
  if (!between.every(({ label }) => charged.test(label))) return null
  if (otherEnd.test(end.label)) return null
  if (isBroken(rows, lines.slice(from, at + 1))) return null
  // Whatever stands above may count once more, or not at all.
  if (
    at <= most &&
    makesSomehow(
      lines.slice(0, at).map(({ cell }) => cell),
      end.cell,
    )
  )
    return null
  const parts = [first, ...between].map(({ cell }) => cell)
  if (makesSomehow(parts, end.cell)) return null
  const made = between.reduce(
    (sum, { label, cell }) => sum + (reduction.test(label) ? -1 : 1) * Math.abs(cell.value),
    first.cell.value,
  )
  if (Math.abs(made - end.cell.value) > 0.5 * Math.abs(made)) return null
  return {
    subject: `the row “${end.label}”`,
    first: parts.map(({ text }) => text).join(' and '),
    second: end.cell.text,
    because: `Together that is ${writtenAs(made, [first.cell.text, end.cell.text])}.`,
    quotes: distinctQuotes(
      quoteRow(first.row),
      ...between.slice(0, 1).map(({ row }) => quoteRow(row)),
      quoteRow(end.row),
    ),
  }
}

/** A row without an amount stands between. */
const isBroken = (rows: readonly TableRow[], lines: readonly Line[]) =>
  lines.some(({ row }, at) => at > 0 && rows.indexOf(row) !== rows.indexOf(lines[at - 1]?.row ?? row) + 1)

export function invoiceRows(reading: Reading): Conflict[] {
  return tablesOf(reading)
    .flatMap(table => {
      const lines = linesIn(table)
      return lines.flatMap((_, at) => wrongRate(lines, at) ?? wrongEnd(table.rows, lines, at) ?? []).slice(0, 1)
    })
    .slice(0, 1)
}
