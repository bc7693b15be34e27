/** A table that ends in a row of totals which its columns do not make. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../../reading.ts'
import {
  amountIn,
  differs,
  isOneKind,
  makes,
  mostRows,
  otherRow,
  otherTotal,
  placeOf,
  type Row,
  signed,
  sumConflict,
  total,
  totalOf,
} from './amount-rows.ts'
import type { Conflict } from './conflict.ts'

/** A column that is not summed: a share, a rank, a mean, a date. */
export const neverSummed =
  /\b(?:avg|average|mean|median|rates?|score|rating|rank|age|year|since|date|ends?|due|id|code|margin|share|growth|yield|index|ratio|cumulative|running|balance)\b|%|#/i
/** The price of one, where the line has an amount of its own. */
export const ofOne = /\b(?:each|unit|per(?! (?:day|week|month|quarter|year))|price|no)\b|\//i
/** Whoever is counted in two rows is one person in the total. */
export const overlapping =
  /\b(?:unique|users?|visitors?|customers?|people|participants?|respondents?|members?|answers?)\b/i
/** What is shown is not all that the total was made of. */
const excerpt =
  /\b(?:top|largest|biggest|main|key|select(?:ed|ion)|excerpts?|extracts?|examples?|samples?|including|such as)\b|…|\.\.\./i
const yearAlone = /^(?:19|20)\d\d$/

const cellsOf = ({ text }: Block) => text.split('|').map(cell => cell.trim())

interface Table {
  head: readonly string[]
  rows: readonly Block[]
  /** What is written right above it. */
  above: string
  title: string
}

/** Cells that only say what stands below them: words, or years and quarters. */
const isHead = (cells: readonly string[]) =>
  cells.slice(1).every(cell => amountIn(cell) === null || yearAlone.test(cell)) && !total.test(cells[0] ?? '')

/** Rows that follow each other, where nothing says that they are the middle of a longer table. */
function tablesOf(blocks: readonly Block[]): Table[] {
  const tables: Table[] = []
  let title = ''
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at]
    if (first?.type === 'heading' || first?.type === 'slide_title') title = first.text
    if (first?.type !== 'table_row') continue
    let end = at
    while (blocks[end]?.type === 'table_row' && placeOf(blocks[end] ?? first) === placeOf(first)) end += 1
    const rows = blocks.slice(at, end)
    const [before, earlier] = [blocks[at - 1], blocks[at - 2]]
    // A row of one cell is read as a paragraph: "Graduate" between two rows is a section of one table.
    const goesOn = before && before.text.length <= 60 && earlier?.type === 'table_row'
    const head = cellsOf(first)
    const headed = isHead(head)
    if (!goesOn)
      tables.push({ head: headed ? head : [], rows: headed ? rows.slice(1) : rows, above: before?.text ?? '', title })
    at = end - 1
  }
  return tables
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
        return found ? [{ label: cellsOf(block)[0] ?? '', block, ...found }] : []
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
function columnsOf({ head, rows }: Table, at: number): Column[] {
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
      return found ? [{ label: cells[0] ?? '', block, ...found }] : []
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
    return found ? [{ index: index + 1, row: { label: ends[0] ?? '', block: last, ...found } }] : []
  })
  const summed = amounts.filter(({ title }) => !neverSummed.test(title) && !(amounts.length > 1 && ofOne.test(title)))
  if (ends.length === width)
    return summed.flatMap(({ column, title, parts: own }) => {
      const end = endsOf.find(({ index }) => index === column)?.row
      return end && !(overlapping.test(title) && end.value < own.reduce((sum, { value }) => sum + value, 0))
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
    (overlapping.test(column.title) &&
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

/** The total of a later block of the table, where an earlier one is right: each is made of what stands below the one before. */
function laterTotal(table: Table): Conflict | null {
  const ends = table.rows.flatMap((row, at) => (total.test(row.text) ? [at] : []))
  if (ends.length < 2 || ends.length > mostRows) return null
  const blocks = ends.map((at, index) => ({ ...table, rows: table.rows.slice((ends[index - 1] ?? -1) + 1, at + 1) }))
  const columns = blocks.map(block =>
    block.rows.length > 2 && !block.rows.slice(0, -1).some(row => isOther(cellsOf(row)[0] ?? ''))
      ? columnsOf(block, block.rows.length - 1)
      : [],
  )
  const right = columns.findIndex(([column, more]) => column && !more && makes(column.parts, column.end))
  if (right < 0) return null
  const all = columns.slice(0, -1).flatMap(([column]) => column?.parts ?? [])
  for (const [index, [column, more]] of columns.entries()) {
    const end = column?.end
    if (index <= right || !column || !end || more || otherTotal.test(end.label)) continue
    const before = columns.slice(0, index).flatMap(([one]) => (one ? [one.end] : []))
    const last = before.at(-1)
    // It may run on from the total before, or take all rows or all totals together.
    const ways = [
      [...all.slice(0, all.indexOf(column.parts[0] as Row)), ...column.parts],
      [...before, ...column.parts],
      [...before, end],
      ...(last ? [[last, ...column.parts]] : []),
    ]
    const sum = column.parts.reduce((rest, { value }) => rest + value, 0)
    const taken = last && Math.abs(last.value - sum - end.value) <= 10 ** -end.decimals
    if (ways.some(way => makes(way, end)) || taken || !differs(column.parts, end)) continue
    return sumConflict(column.parts, end)
  }
  return null
}

const isOther = (label: string) => otherRow.test(label) || excerpt.test(label)

function conflictIn(table: Table): Conflict | null {
  const at = table.rows.findIndex(({ text }) => total.test(text))
  if (at < 2 || at > mostRows || otherTotal.test(cellsOf(table.rows[at] as Block)[0] ?? '')) return null
  const parts = table.rows.slice(0, at)
  if (parts.some(row => isOther(cellsOf(row)[0] ?? ''))) return null
  if (excerpt.test(`${table.above} ${table.head.join(' ')}`)) return null
  const columns = columnsOf(table, at)
  const over = `${table.title} ${table.above} ${table.head.join(' ')}`
  const wrong = columns.filter(column => differs(column.parts, column.end, isOneKind(over, column.parts)))
  // Where no column makes its total, rows are left out.
  if (columns.length > 1 && !columns.some(column => makes(column.parts, column.end))) return null
  // A total among its own parts is their mean, or their largest.
  const [found] = wrong.filter(
    ({ parts: own, end }) => Math.abs(end.value) > Math.max(...own.map(({ value }) => Math.abs(value))),
  )
  // One of several columns is named by its head.
  const head = columns.length > 1 ? found?.title : undefined
  return found ? sumConflict(found.parts, found.end, head ? `${totalOf(found.end)} (${head})` : undefined) : null
}

export function tableTotal(reading: Reading): Conflict[] {
  const own = new Set(reading.prose)
  // What is not the company's own voice still tells where a table ends.
  return tablesOf(reading.visible)
    .filter(({ rows }) => rows.every(row => own.has(row)))
    .flatMap(table => conflictIn(table) ?? laterTotal(table) ?? [])
    .slice(0, 1)
}
