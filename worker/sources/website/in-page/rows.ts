/** Which column each cell of a table's row stands in. */
import { spreadCells } from '../../parsers/table-rows.ts'
import { memoized } from './memoized.ts'

export const cellsOf = (row: Element) =>
  [...row.children].filter(cell => /^t[dh]$/.test(cell.localName)) as HTMLTableCellElement[]

/** A cell never goes on below the part of the table that it stands in: its head, its body, its foot. */
const columnsIn = memoized((section): ReadonlyMap<Element, (Element | null)[]> => {
  const rows = [...section.children].filter(({ localName }) => localName === 'tr')
  const wide = rows.map(row =>
    cellsOf(row).map(cell => ({ cell, columns: cell.colSpan, rows: cell.rowSpan || rows.length })),
  )
  const cells = spreadCells<Element>(wide)
  return new Map(rows.map((row, at) => [row, cells[at] ?? []]))
})

/** A row's cells by their columns, null where one that began elsewhere goes on; its table, and whether it is of that one's head. */
export function rowOf(row: Element): { cells: (Element | null)[]; table: Element; head: boolean } {
  const section = row.parentElement
  return {
    cells: (section && columnsIn(section).get(row)) ?? cellsOf(row),
    table: row.closest('table') ?? section ?? row,
    head: section?.localName === 'thead',
  }
}
