/** Rows of a table as numbers, one for each of its columns, with how far each may have been rounded. */
import { amountIn, type Row } from './amount-rows.ts'
import { shareIn, type Table, type TableRow } from './tables.ts'

export interface NumberRow {
  row: TableRow
  /** A number for each column; none where the cell is empty or says something else. */
  cells: readonly (Row | null)[]
}

/** Digits of a number that nothing was rounded of. */
const exactly = 9
const isEmpty = (cell: string) => /^[\s–—-]*$/.test(cell)

/** The rows whose cells stand each below its own head. Of a shorter one nobody can tell which cells are left out. */
export function numberRows({ rows, width }: Table): NumberRow[] {
  return rows.flatMap((row): NumberRow[] => {
    if (row.cells.length !== width) return []
    const cells = row.cells.map(cell => {
      // Nothing stands there where the others have an amount; where the row is whole it is of its own column.
      if (isEmpty(cell)) return { value: 0, decimals: exactly, text: '', label: row.label, block: row.block }
      const found = amountIn(cell.replace(/^[~≈]\s?/, ''))
      return found ? { ...found, label: row.label, block: row.block } : null
    })
    return cells.some(cell => cell !== null && cell.text !== '') ? [{ row, cells }] : []
  })
}

/** Cells are left out beside others with amounts: of none can be told which column it is of. */
export const isTorn = (row: TableRow, width: number): boolean =>
  row.cells.length !== width && row.cells.some(cell => amountIn(cell) !== null)

/** A row of percentages and nothing else. */
export const isShares = (row: TableRow): boolean =>
  row.cells.length > 0 && row.cells.every(cell => shareIn(cell) !== null || isEmpty(cell))

/** One unit of the last digit that is written in all of them. */
export const stepOf = (cells: readonly Pick<Row, 'decimals'>[]): number =>
  10 ** -Math.min(...cells.map(({ decimals }) => decimals))

export type Fit = 'right' | 'wrong' | 'unsure'

/** How a result stands to what it is said to be, where each of its parts may be rounded by a half and was by some more. */
export function fitOf(made: number, told: number, cells: readonly Pick<Row, 'decimals'>[]): Fit {
  const step = stepOf(cells)
  const gap = Math.abs(made - told)
  if (gap <= 0.5 * step * cells.length + 1e-9) return 'right'
  return gap > step * cells.length + 1e-9 ? 'wrong' : 'unsure'
}

/** Many enough digits that it is no chance when a sum meets them. */
export const isLarge = (value: number, cells: readonly Pick<Row, 'decimals'>[]): boolean =>
  Math.abs(value) >= 20 * stepOf(cells)
