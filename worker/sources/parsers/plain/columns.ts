import { type Chunk, cutAmount, isAmount } from '../cells.ts'

export interface Column {
  start: number
  end: number
}

/** In characters: a piece this close to a column's edge is aligned with it. */
const near = 1

const overlap = (chunk: Chunk, { start, end }: Column) => Math.min(chunk.end, end) - Math.max(chunk.start, start)

/** The greatest number of cells that several rows have. A single longer row has a note after it, or two spaces in a cell. */
function widthOf(rows: readonly (readonly Chunk[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const often = [...counts].filter(([, times]) => times > 1 && times * 5 >= rows.length).map(([length]) => length)
  return Math.max(...(often.length > 0 ? often : counts.keys()))
}

/** Where each column begins and ends; null if the cells are not aligned. */
export function columnsOf(rows: readonly (readonly Chunk[])[]): { width: number; columns: Column[] | null } {
  const width = widthOf(rows)
  const columns: Column[] = Array.from({ length: width }, () => ({ start: Number.POSITIVE_INFINITY, end: 0 }))
  for (const row of rows.filter(({ length }) => length === width)) {
    for (const [at, { start, end }] of row.entries()) {
      const column = columns[at]
      if (!column) continue
      column.start = Math.min(column.start, start)
      column.end = Math.max(column.end, end)
    }
  }
  const apart = columns.every(({ start }, at) => at === 0 || start >= (columns[at - 1]?.end ?? 0))
  return { width, columns: apart ? columns : null }
}

/** For an amount the column with whose edge it is aligned; otherwise the column with the most overlap, or the nearest. */
function columnOf(chunk: Chunk, columns: readonly Column[]): number {
  const last = columns.at(-1)
  if (last && chunk.start > last.end + near) return columns.length
  if (isAmount(chunk.text)) {
    const ending = columns.findIndex(({ end }) => Math.abs(end - chunk.end) <= near)
    if (ending >= 0) return ending
    const starting = columns.findIndex(({ start }) => Math.abs(start - chunk.start) <= near)
    if (starting >= 0) return starting
  }
  // Without any overlap the values are negative, and the greatest is that of the nearest column.
  let best = 0
  for (const [at, column] of columns.entries()) {
    if (overlap(chunk, column) > overlap(chunk, columns[best] ?? column)) best = at
  }
  return best
}

/** Splits pieces that span two columns with only a single space between: "after 9 months  90 105". */
function splitAtColumns(row: readonly Chunk[], columns: readonly Column[]): Chunk[] {
  return row.flatMap(chunk => {
    const pieces: Chunk[] = []
    let rest = chunk
    for (let at = columns.length - 1; at > 0; at--) {
      const [column, before] = [columns[at], columns[at - 1]]
      if (!column || !before || rest.end <= column.start || rest.start >= before.end) continue
      const cut = cutAmount(
        rest,
        amount =>
          amount.start >= before.end &&
          (Math.abs(amount.end - column.end) <= near || Math.abs(amount.start - column.start) <= near),
      )
      if (!cut) continue
      pieces.unshift(cut[1])
      rest = cut[0]
    }
    return [rest, ...pieces]
  })
}

/** The text of each cell of a row; empty where the row has none in a column. */
export function cellsIn(row: readonly Chunk[], width: number, columns: readonly Column[] | null): string[] {
  if (!columns || row.length === width) return row.map(({ text }) => text)
  const pieces = row.length < width ? splitAtColumns(row, columns) : row
  const cells: string[] = Array.from({ length: width }, () => '')
  const [first] = columns
  let least = 0
  for (const [index, chunk] of pieces.entries()) {
    const isLabel = index === 0 && first !== undefined && chunk.start < first.end
    const at = isLabel ? 0 : Math.max(least, columnOf(chunk, columns))
    // Two amounts are never one cell, whatever is above them.
    if (cells[at] && isAmount(chunk.text) && isAmount(cells[at] ?? '')) return row.map(({ text }) => text)
    cells[at] = cells[at] ? `${cells[at]} ${chunk.text}` : chunk.text
    least = at
  }
  return cells
}

/** Whether a line fits the columns of a table: its label is below the labels, and each other piece is aligned with a column. */
export function standsIn(row: readonly Chunk[], columns: readonly Column[]): boolean {
  const [label, ...others] = row
  const [first, ...rest] = columns
  if (!label || !first || others.length === 0 || others.length > rest.length) return false
  if (Math.abs(label.start - first.start) > 4 || label.end > (rest[0]?.start ?? 0)) return false
  const at = others.map(chunk =>
    rest.findIndex(({ start, end }) => Math.abs(start - chunk.start) <= near || Math.abs(end - chunk.end) <= near),
  )
  return at.every((column, index) => column >= 0 && (index === 0 || column > (at[index - 1] ?? 0)))
}

export function standsUnder(upper: Column, lower: Column): boolean {
  const [left, right] = [upper.start - lower.start, upper.end - lower.end]
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2) <= near
}

/** The one column in which the whole piece is; null if it is wider, or in none. */
export function columnUnder(chunk: Chunk, columns: readonly Column[]): number | null {
  const at = columns.findIndex(({ start }, index) => {
    const next = columns[index + 1]?.start ?? Number.POSITIVE_INFINITY
    return chunk.start >= start - near && chunk.end < next && (index > 0 || chunk.start >= start)
  })
  return at < 0 ? null : at
}
