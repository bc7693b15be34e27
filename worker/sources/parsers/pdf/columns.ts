/** Determines a table's columns from its full rows, and assigns the cells of rows with empty cells to them. */
import type { Segment } from './pieces.ts'

interface Column {
  start: number
  end: number
}

const fewestFull = 2

const textsOf = (row: readonly Segment[]) => row.map(({ text }) => text.trim())

/** Where each column begins and ends; null if the cells are not aligned. */
function columnsOf(rows: readonly (readonly Segment[])[]): Column[] | null {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const width = Math.max(0, ...[...counts].filter(([, times]) => times >= fewestFull).map(([length]) => length))
  const full = rows.filter(({ length }) => length === width)
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = full.flatMap(row => row[at] ?? [])
    return { start: Math.min(...cells.map(({ start }) => start)), end: Math.max(...cells.map(({ end }) => end)) }
  })
  const apart = columns.every(({ start }, at) => at === 0 || start > (columns[at - 1]?.end ?? 0))
  return width > 1 && apart ? columns : null
}

/** A row's cells by column; null if one is in no column, or in two. */
function placed(row: readonly Segment[], columns: readonly Column[]): string[] | null {
  const cells = columns.map(() => '')
  let least = 0
  for (const { text, start, end } of row) {
    const inside = columns.flatMap((column, at) => (start < column.end && end > column.start ? [at] : []))
    const [at] = inside
    if (at === undefined || inside.length > 1 || at < least) return null
    cells[at] = text.trim()
    least = at + 1
  }
  return cells
}

/** The cells of consecutive rows. A shorter row gets an empty text for each column in which it has no cell. */
export function cellsOfRows(rows: readonly (readonly Segment[])[]): string[][] {
  const columns = columnsOf(rows)
  return rows.map(row => {
    const short = columns !== null && row.length < columns.length
    return (short ? placed(row, columns) : null) ?? textsOf(row)
  })
}
