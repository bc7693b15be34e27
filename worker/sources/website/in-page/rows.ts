import { spreadCells } from '../../parsers/table-rows.ts'
import { memoized } from './memoized.ts'
import { styleOf } from './tree.ts'

/** Without those that take no column because they are not displayed. */
export const cellsOf = (row: Element) =>
  [...((row as HTMLTableRowElement).cells ?? [])].filter(cell => styleOf(cell).display !== 'none')

/** Computed per head, body or foot, because a cell never spans rows of two of them. */
const columnsIn = memoized((section): ReadonlyMap<Element, (Element | null)[]> => {
  const rows = [...section.children].filter(({ localName }) => localName === 'tr')
  const wide = rows.map(row =>
    cellsOf(row).map(cell => ({ cell, columns: cell.colSpan, rows: cell.rowSpan || rows.length })),
  )
  const cells = spreadCells<Element>(wide)
  return new Map(rows.map((row, at) => [row, cells[at] ?? []]))
})

/** A row's cells by column (null if a cell from the left or above continues), its table, and whether it is in the head. */
export function rowOf(row: Element): { cells: (Element | null)[]; table: Element; head: boolean } {
  const section = row.parentElement
  return {
    cells: (section && columnsIn(section).get(row)) ?? cellsOf(row),
    table: row.closest('table') ?? section ?? row,
    head: section?.localName === 'thead',
  }
}
