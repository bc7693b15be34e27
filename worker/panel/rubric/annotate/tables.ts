/** Groups consecutive rows into tables. The source parsers join a row's cells with bars. */
import type { Block } from '#db/located-document.ts'
import { amountsIn } from './amounts.ts'
import type { Section, Table } from './annotation.ts'

/** Removes Markdown's asterisks, which text files keep. */
const cellsOf = (block: Block) => block.text.split(/ ?\| ?/).map(cell => cell.replace(/\*{1,2}/g, '').trim())

/** Periods such as "2025", "Q3" and "Year 1" look like amounts, but may head a column. */
const isPeriod = (cell: string) => /^(?:FY ?)?(?:19|20)\d\d[EFA]?$|^[QHY]\d|^(?:year|month|week|day) \d+$/i.test(cell)
const counts = (cell: string) => !isPeriod(cell) && amountsIn(cell).length > 0

function tableOf(section: Section, blocks: Block[]): Table {
  const rows = blocks.map(block => ({ cells: cellsOf(block), block }))
  const first = rows[0]
  if (!first || first.cells.slice(1).some(counts) || rows.length < 2) return { section, header: [], rows }
  const width = Math.max(...rows.slice(1).map(({ cells }) => cells.length))
  // The parsers drop the empty corner of a header row.
  const header = first.cells.length === width - 1 ? ['', ...first.cells] : first.cells
  return { section, header, rows: rows.slice(1) }
}

export function tablesIn(sections: readonly Section[]): Table[] {
  return sections.flatMap(section => {
    const tables: Block[][] = []
    let open: Block[] | null = null
    for (const block of section.blocks) {
      const isRow = block.type === 'table_row' && block.hidden === undefined
      if (!isRow) open = null
      else if (open) open.push(block)
      else {
        open = [block]
        tables.push(open)
      }
    }
    return tables.map(blocks => tableOf(section, blocks))
  })
}
