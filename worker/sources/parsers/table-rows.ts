/** The text of table rows, the same for all parsers: cells separated by bars and aligned, whatever is merged or empty. */
import { isAmount, isPeriod, isValue } from './cells.ts'

/** A row's cells: empty ones between others stay, so that columns align, but a header row loses its empty corner. */
export function rowText(cells: readonly string[], heads: boolean): string[] {
  const row = withoutEnd(cells.map(cell => cell.trim()))
  if (row[0] !== '') return row
  if (heads) return row.slice(1)
  // A label in the second column is the row's label too: "Total" below the descriptions of an invoice.
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
  /** By column; null if a cell from the left or above continues. */
  cells: readonly (string | null)[]
  inHead?: boolean
}

/** Adjacent columns merge if no row begins a cell in both: some rows draw an edge a little further left. */
function mergeFalseColumns(rows: readonly RowOfTable[]): PaddedRow[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const merged = rows.map((): PaddedRow => ({ cells: [], length: 0 }))
  let begun = new Set<number>()
  for (let column = 0; column < width; column++) {
    const begins = rows.flatMap(({ cells }, row) => (typeof cells[column] === 'string' ? [row] : []))
    if (column === 0 || begins.some(row => begun.has(row))) {
      for (const { cells } of merged) cells.push('')
      begun = new Set()
    }
    for (const row of begins) {
      begun.add(row)
      merged[row]?.cells.splice(-1, 1, rows[row]?.cells[column]?.trim() ?? '')
    }
    for (const [at, row] of merged.entries()) if (column < (rows[at]?.cells.length ?? 0)) row.length = row.cells.length
  }
  return merged
}

/** A row padded to the table's width; `length` is how many columns its own cells take. */
interface PaddedRow {
  cells: string[]
  length: number
}

function withoutSpacers(rows: readonly PaddedRow[]): PaddedRow[] {
  const used = (rows[0]?.cells ?? []).map((_, column) => rows.some(({ cells }) => cells[column] !== ''))
  return rows.map(({ cells, length }) => ({
    cells: cells.filter((_, column) => used[column]),
    length: used.slice(0, length).filter(Boolean).length,
  }))
}

/** The first row with several cells is a header row, and so are those below it while corners are empty and no row has amounts. */
function areHeads(rows: readonly PaddedRow[], marked: readonly RowOfTable[]): boolean[] {
  let mayHead = true
  return rows.map(({ cells }, row) => {
    const counts = cells.slice(1).some(cell => isAmount(cell) && !isPeriod(cell))
    const heads = marked[row]?.inHead || (mayHead && !counts)
    if (cells.filter(cell => cell !== '').length > 1) mayHead = heads && cells[0] === ''
    return heads
  })
}

const lengthOf = ({ cells }: PaddedRow) => withoutEnd(cells).length

/**
 * The texts of a table's rows. Readers of the text take a header row that is one cell shorter than the others as one without
 * its corner. So an empty corner is kept if no row reaches the end of the header, and empty cells at the header's end are kept
 * if a row continues below them.
 */
export function tableTexts(rows: readonly RowOfTable[]): string[] {
  const merged = withoutSpacers(mergeFalseColumns(rows))
  const heads = areHeads(merged, rows)
  const reached = merged.reduce((most, row, at) => (heads[at] ? most : Math.max(most, lengthOf(row))), 0)
  return merged.map((row, at) => {
    const length = lengthOf(row)
    if (!heads[at] || length < 2 || reached === 0) return joinCells(rowText(row.cells, heads[at] ?? false))
    if (length > reached) return joinCells(row.cells.slice(0, length))
    const end = row.length < reached ? length : reached
    return joinCells(row.cells.slice(row.cells[0] === '' ? 1 : 0, end))
  })
}

export interface WideCell<Cell> {
  cell: Cell
  columns: number
  rows: number
}

/** The cells of each row by column, null if a cell from the left or above continues. Used inside web pages too. */
export function spreadCells<Cell>(table: readonly (readonly WideCell<Cell>[])[]): (Cell | null)[][] {
  // Wider than any real table; a hostile one could declare a cell that spans millions of columns.
  const widest = 200
  /** For how many more rows each column is covered by a cell from above. */
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
