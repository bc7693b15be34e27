/** The rows of a table as all readers tell them: cells parted by bars, each in its column, whatever was merged or left empty. */
import { isAmount, isPeriod, isValue } from './cells.ts'

/** The cells of a row as one text: empty ones stay between others, so that columns align. A head goes without its corner. */
export function rowText(cells: readonly string[], heads: boolean): string[] {
  const row = withoutEnd(cells.map(cell => cell.trim()))
  if (row[0] !== '') return row
  if (heads) return row.slice(1)
  // A label under the second head is the row's label all the same: "Total" below the descriptions of an invoice.
  const at = row.findIndex(cell => cell !== '')
  const label = row[at] ?? ''
  return isValue(label) ? row : withoutEnd([label, ...row.slice(1, at), '', ...row.slice(at + 1)])
}

function withoutEnd(cells: readonly string[]): string[] {
  const end = cells.findLastIndex(cell => cell !== '')
  return cells.slice(0, end + 1)
}

export const joinCells = (cells: readonly string[]): string => cells.join(' | ')

export interface RowOfTable {
  /** By their columns; null where a cell that began further left or above goes on. */
  cells: readonly (string | null)[]
  /** The file itself says that it is a head. */
  inHead?: boolean
}

/**
 * Columns that are one: in no row does a cell begin in both, so that only an edge which was drawn a little further left in
 * some rows parts them.
 */
function withoutFalseEdges(rows: readonly RowOfTable[]): ToldRow[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const told = rows.map((): ToldRow => ({ cells: [], length: 0 }))
  let begun = new Set<number>()
  for (let column = 0; column < width; column++) {
    const begins = rows.flatMap(({ cells }, row) => (typeof cells[column] === 'string' ? [row] : []))
    if (column === 0 || begins.some(row => begun.has(row))) {
      for (const { cells } of told) cells.push('')
      begun = new Set()
    }
    for (const row of begins) {
      begun.add(row)
      told[row]?.cells.splice(-1, 1, rows[row]?.cells[column]?.trim() ?? '')
    }
    for (const [at, row] of told.entries()) if (column < (rows[at]?.cells.length ?? 0)) row.length = row.cells.length
  }
  return told
}

/** A row over the width of its table, and how much of that the file gives it cells for. */
interface ToldRow {
  cells: string[]
  length: number
}

/** Columns that are empty throughout only keep others apart. */
function withoutSpacers(rows: readonly ToldRow[]): ToldRow[] {
  const used = (rows[0]?.cells ?? []).map((_, column) => rows.some(({ cells }) => cells[column] !== ''))
  return rows.map(({ cells, length }) => ({
    cells: cells.filter((_, column) => used[column]),
    length: used.slice(0, length).filter(Boolean).length,
  }))
}

/** The first row is the head, and those below it while the corner stays empty and nothing is counted; a title is none. */
function areHeads(rows: readonly ToldRow[], marked: readonly RowOfTable[]): boolean[] {
  let mayHead = true
  return rows.map(({ cells }, row) => {
    const counts = cells.slice(1).some(cell => isAmount(cell) && !isPeriod(cell))
    const heads = marked[row]?.inHead || (mayHead && !counts)
    if (cells.filter(cell => cell !== '').length > 1) mayHead = heads && cells[0] === ''
    return heads
  })
}

const lengthOf = ({ cells }: ToldRow) => withoutEnd(cells).length

/**
 * The rows of one table, told as those of plain text are. Whoever reads them counts a head that is one cell shorter than
 * its rows off as one without its corner; so an empty corner stays where no row reaches the head's end, and a head's own
 * empty end stays where a row goes on below it.
 */
export function tableTexts(rows: readonly RowOfTable[]): string[] {
  const told = withoutSpacers(withoutFalseEdges(rows))
  const heads = areHeads(told, rows)
  const reached = told.reduce((most, row, at) => (heads[at] ? most : Math.max(most, lengthOf(row))), 0)
  return told.map((row, at) => {
    const length = lengthOf(row)
    if (!heads[at] || length < 2 || reached === 0) return joinCells(rowText(row.cells, heads[at] ?? false))
    if (length > reached) return joinCells(row.cells.slice(0, length))
    const end = row.length < reached ? length : reached
    return joinCells(row.cells.slice(row.cells[0] === '' ? 1 : 0, end))
  })
}

/** A cell and how many columns and rows it takes. */
export interface WideCell<Cell> {
  cell: Cell
  columns: number
  rows: number
}

/** The cells of each row by their columns, null where a cell that began further left or above goes on. Pages use it, too. */
export function spreadCells<Cell>(table: readonly (readonly WideCell<Cell>[])[]): (Cell | null)[][] {
  // No table that people read is wider; a hostile one could say that a cell takes millions of columns.
  const widest = 200
  /** How many more rows each column is covered. */
  const covered: number[] = []
  return table.map(row => {
    const cells: (Cell | null)[] = []
    const passCovered = () => {
      for (let left = covered[cells.length] ?? 0; left > 0; left = covered[cells.length] ?? 0) {
        covered[cells.length] = left - 1
        cells.push(null)
      }
    }
    for (const { cell, columns, rows } of row) {
      passCovered()
      const width = cells.length < widest ? Math.max(1, Math.min(columns, widest)) : 1
      for (let at = 0; at < width; at++) {
        covered[cells.length] = rows - 1
        cells.push(at === 0 ? cell : null)
      }
    }
    for (let at = cells.length; at < covered.length; at++) covered[at] = Math.max(0, (covered[at] ?? 0) - 1)
    return cells
  })
}
