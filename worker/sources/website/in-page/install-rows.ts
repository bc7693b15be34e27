/// <reference lib="dom" />
import type { spreadCells } from '../../parsers/table-rows.ts'
import type { Tools } from './tools.ts'

/** Tells which column each cell of a table's row stands in; `spread` is given along, as nothing can be imported there. */
export function installRows(tools: Tools, spread: typeof spreadCells): void {
  const tables = new Map<Element, number>()
  const sections = new WeakMap<Element, Map<Element, (Element | null)[]>>()

  tools.cellsOf = row => [...row.children].filter(cell => /^t[dh]$/.test(cell.localName)) as HTMLTableCellElement[]

  /** A cell never goes on below the part of the table that it stands in: its head, its body, its foot. */
  const columnsIn = (section: Element) => {
    const rows = [...section.children].filter(({ localName }) => localName === 'tr')
    const wide = rows.map(row =>
      tools.cellsOf(row).map(cell => ({ cell, columns: cell.colSpan, rows: cell.rowSpan || rows.length })),
    )
    const cells = spread<Element>(wide)
    return new Map(rows.map((row, at) => [row, cells[at] ?? []]))
  }

  tools.rowOf = row => {
    const section = row.parentElement
    const table = row.closest('table') ?? section ?? row
    if (!tables.has(table)) tables.set(table, tables.size + 1)
    let columns = section && sections.get(section)
    if (section && !columns) {
      columns = columnsIn(section)
      sections.set(section, columns)
    }
    const cells = columns?.get(row) ?? tools.cellsOf(row)
    return { cells, table: tables.get(table) ?? 0, head: section?.localName === 'thead' }
  }
}
