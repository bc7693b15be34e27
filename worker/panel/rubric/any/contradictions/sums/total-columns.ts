/** The columns of a table above one of its totals, each with what stands at its end. */
import type { Block } from '#db/shapes.ts'
import { amountIn, makes, type Row, signed } from '../readers/amount-rows.ts'

/** A column that is not summed: a share, a rank, a mean, a date. */
export const neverSummed =
  /\b(?:avg|average|mean|median|rates?|score|rating|rank|age|year|since|date|ends?|due|id|code|margin|share|growth|yield|index|ratio|cumulative|running|balance)\b|%|#/i
/** The price of one, where the line has an amount of its own. */
export const ofOne = /\b(?:each|unit|per(?! (?:day|week|month|quarter|year))|price|no)\b|\//i
/** Whoever is counted in two rows is one person in the total. */
export const overlapping =
  /\b(?:unique|users?|visitors?|customers?|people|participants?|respondents?|members?|answers?)\b/i
/** Steps may run side by side, and all together may be sold for less. */
const sideBySide = /\b(?:weeks?|days?|months?|duration|time|timing|prices?|fees?|tariff)\b/i
export const yearAlone = /^(?:19|20)\d\d$/

export const cellsOf = ({ text }: Block) => text.split('|').map(cell => cell.trim())

/** What a row is called: its first cell with words, behind a column of numbers of the lines. */
export const labelOf = (block: Block): string => cellsOf(block).find(cell => /\p{L}/u.test(cell)) ?? ''

export interface Table {
  head: readonly string[]
  rows: readonly Block[]
  /** What is written right above it. */
  above: string
  title: string
}

interface Column {
  parts: Row[]
  end: Row
  title?: string
}

/** Every row has one amount and the longest has no room for another, so it is one column however many notes follow. */
function loneColumn(parts: readonly Block[], last: Block, width: number): Column[] {
  const rowsOf = (block: Block): Row[] =>
    cellsOf(block)
      .slice(1)
      .flatMap(cell => {
        const found = amountIn(cell)
        return found ? [{ label: labelOf(block), block, ...found }] : []
      })
  const rows = parts.map(rowsOf)
  const [end, more] = rowsOf(last)
  if (!end || more || rows.some(own => own.length !== 1) || !parts.some(part => cellsOf(part).length >= width))
    return []
  return [{ parts: rows.flat(), end }]
}

/** Totals below fewer columns than there are: in their order, however most of them make it. */
function inOrder(amounts: readonly { parts: Row[] }[], ends: readonly Row[]): Column[] {
  const ways = (from: number, rest: readonly Row[]): Column[][] => {
    const [end, ...later] = rest
    if (!end) return [[]]
    return amounts.flatMap(({ parts }, at) =>
      at < from || parts.some(({ text }) => signed.test(text) !== signed.test(end.text))
        ? []
        : ways(at + 1, later).map(way => [{ parts, end }, ...way]),
    )
  }
  const made = (way: readonly Column[]) => way.filter(column => makes(column.parts, column.end)).length
  const all = ways(0, ends)
  const most = Math.max(0, ...all.map(made))
  const [best, ...others] = all.filter(way => made(way) === most)
  if (!best || most === 0) return []
  // Where they could stand below other columns as well, nobody can tell which of them is wrong.
  return best.filter((column, at) => others.every(way => way[at]?.parts === column.parts))
}

/** Each column of amounts with its total. Empty cells are not in the text, so most rows must be of one length. */
export function columnsOf({ head, rows }: Table, at: number): Column[] {
  const last = rows[at]
  const parts = rows.slice(0, at).map(block => ({ block, cells: cellsOf(block) }))
  const width = parts[0]?.cells.length ?? 0
  if (!last) return []
  if (parts.some(({ cells }) => cells.length !== width)) {
    const widest = Math.max(head.length, ...parts.map(({ cells }) => cells.length))
    return neverSummed.test(head.slice(1).join(' ')) ? [] : loneColumn(rows.slice(0, at), last, widest)
  }
  if (width < 2) return []
  const ends = cellsOf(last)
  const rowsOf = (column: number): Row[] =>
    parts.flatMap(({ block, cells }) => {
      const found = amountIn(cells[column] ?? '')
      return found ? [{ label: labelOf(block), block, ...found }] : []
    })
  // A head without its corner is a cell shorter.
  const titleOf = (column: number) => head[column - (width - head.length === 1 ? 1 : 0)] ?? ''
  const columns = [...Array(width).keys()]
    .slice(1)
    .map(column => ({ column, title: titleOf(column), parts: rowsOf(column) }))
  const amounts = columns.filter(
    one => one.parts.length === parts.length && !one.parts.every(({ text }) => yearAlone.test(text)),
  )
  const endsOf = ends.slice(1).flatMap((cell, index) => {
    const found = amountIn(cell)
    return found ? [{ index: index + 1, row: { label: labelOf(last), block: last, ...found } }] : []
  })
  const summed = amounts.filter(({ title }) => !neverSummed.test(title) && !(amounts.length > 1 && ofOne.test(title)))
  // Beside a column with gaps that has a total as well, one column alone does not show which rows count.
  const gaps = columns.some(
    one => one.parts.length > 1 && !amounts.includes(one) && endsOf.some(({ index }) => index === one.column),
  )
  if (ends.length === width && gaps && summed.length < 2) return []
  if (ends.length === width)
    return summed.flatMap(({ column, title, parts: own }) => {
      const end = endsOf.find(({ index }) => index === column)?.row
      return end &&
        !(
          (overlapping.test(`${title} ${end.label}`) || sideBySide.test(title)) &&
          end.value < own.reduce((sum, { value }) => sum + value, 0)
        )
        ? [{ parts: own, end, title }]
        : []
    })
  const [only, second] = endsOf
  if (!only || second) {
    // As many totals as columns of amounts stand below them in their order.
    if (endsOf.length !== amounts.length)
      return inOrder(
        amounts,
        endsOf.map(({ row }) => row),
      ).filter(({ parts: own }) => summed.some(one => one.parts === own))
    return amounts.flatMap((one, index) => {
      const end = endsOf[index]?.row
      return end && summed.includes(one) ? [{ parts: one.parts, end }] : []
    })
  }
  // One total may be of any column that is written as it is.
  const alike = amounts.filter(one => one.parts.every(({ text }) => signed.test(text) === signed.test(only.row.text)))
  if (amounts.some(one => makes(one.parts, only.row))) return []
  const lines = alike.filter(({ column }) =>
    isProduct(
      parts.map(({ cells }) => cells),
      column,
    ),
  )
  const own = alike.length > 1 ? lines : alike
  const [column, other] = own.filter(one => lines.includes(one) || summed.includes(one))
  if (
    !column ||
    other ||
    (amounts.length > 1 && column !== amounts.at(-1)) ||
    ((overlapping.test(column.title) || sideBySide.test(column.title)) &&
      !makes(column.parts, only.row) &&
      only.row.value < column.parts.reduce((sum, { value }) => sum + value, 0))
  )
    return []
  return [{ parts: column.parts, end: only.row }]
}

/** Pieces times the price of one: the column that an invoice adds up. */
function isProduct(rows: readonly string[][], column: number): boolean {
  return rows.every(cells => {
    const [a, b, line] = [cells[column - 2], cells[column - 1], cells[column]].map(cell => amountIn(cell ?? '')?.value)
    return a !== undefined && b !== undefined && line !== undefined && Math.abs(a * b - line) <= 0.01 * Math.abs(line)
  })
}
