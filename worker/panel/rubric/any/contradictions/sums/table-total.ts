/** A table that ends in a row of totals which its columns do not make. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
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
  sumConflict,
  total,
  totalOf,
} from '../readers/amount-rows.ts'
import { goesOn } from '../readers/tables.ts'
import { cellsOf, columnsOf, labelOf, overlapping, type Table, yearAlone } from './total-columns.ts'

/** What is shown is not all that the total was made of. */
const excerpt =
  /\b(?:top|largest|biggest|main|key|select(?:ed|ion)|excerpts?|extracts?|examples?|samples?|including|such as)\b|…|\.\.\./i

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
    const before = blocks[at - 1]
    const head = cellsOf(first)
    const headed = isHead(head)
    if (!goesOn(blocks, at))
      tables.push({ head: headed ? head : [], rows: headed ? rows.slice(1) : rows, above: before?.text ?? '', title })
    at = end - 1
  }
  return tables
}

/** The total of a later block of the table, where an earlier one is right: each is made of what stands below the one before. */
function laterTotal(table: Table): Conflict | null {
  const ends = table.rows.flatMap((row, at) => (total.test(labelOf(row)) ? [at] : []))
  if (ends.length < 2 || ends.length > mostRows) return null
  const blocks = ends.map((at, index) => ({ ...table, rows: table.rows.slice((ends[index - 1] ?? -1) + 1, at + 1) }))
  const columns = blocks.map(block =>
    block.rows.length > 2 && !block.rows.slice(0, -1).some(row => isOther(labelOf(row)))
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

/** Off by no more than the smallest row, and by little of the whole. */
function isSlip({ parts, end }: { parts: readonly Row[]; end: Row }): boolean {
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const gap = Math.abs(end.value - sum)
  return gap <= Math.min(...parts.map(({ value }) => Math.abs(value))) && gap <= 0.1 * Math.abs(sum)
}

const isOther = (label: string) => otherRow.test(label) || excerpt.test(label)

function conflictIn(table: Table): Conflict | null {
  const at = table.rows.findIndex(row => total.test(labelOf(row)))
  if (at < 2 || at > mostRows || otherTotal.test(labelOf(table.rows[at] as Block))) return null
  const parts = table.rows.slice(0, at)
  if (parts.some(row => isOther(labelOf(row)))) return null
  if (excerpt.test(`${table.above} ${table.head.join(' ')}`)) return null
  const columns = columnsOf(table, at)
  const over = `${table.title} ${table.above} ${table.head.join(' ')}`
  const wrong = columns.filter(column => differs(column.parts, column.end, isOneKind(over, column.parts)))
  // Where no column makes its total, rows are left out; unless what is missing is less than any row and stands in one.
  if (columns.length > 1 && !columns.some(column => makes(column.parts, column.end)) && !columns.every(isSlip))
    return null
  // Whoever is counted in two rows is one in the total.
  const shared = overlapping.test(`${table.title} ${table.above}`)
  // A total among its own parts is their mean, or their largest.
  const [found] = wrong.filter(
    ({ parts: own, end }) =>
      Math.abs(end.value) > Math.max(...own.map(({ value }) => Math.abs(value))) &&
      !(shared && end.value < own.reduce((sum, { value }) => sum + value, 0)),
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
