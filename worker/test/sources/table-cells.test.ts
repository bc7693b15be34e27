import { describe, expect, it } from 'vitest'
import type { UploadKind } from '#db/file-kind.ts'
import { parseDocument } from '../../sources/parser/parse.ts'
import { spreadCells, tableTexts } from '../../sources/parsers/table-rows.ts'
import { capturedAt, docx, line, paragraph, pdf, pptx, shape } from './samples.ts'

type Made = string | [text: string, columns: number, rows: number]

const rowsOf = async (kind: UploadKind, bytes: Uint8Array) => {
  const { blocks } = await parseDocument(kind, bytes, capturedAt)
  return blocks.map(block => (block.type === 'table_row' ? block.text : `${block.type}: ${block.text}`))
}

/** Cells as both office formats write them: one for each place that is covered from above, and with its width. */
function places(table: readonly (readonly Made[])[]) {
  const wide = table.map(row =>
    row.map(made => {
      const [cell, columns, rows] = typeof made === 'string' ? [made, 1, 1] : made
      return { cell: { text: cell, columns, rows }, columns, rows }
    }),
  )
  const grid = spreadCells(wide)
  return grid.map((cells, row) =>
    cells.map((cell, column) => {
      const left = cells.slice(0, column).findLast(other => other !== null)
      const aside = cell === null && (left?.columns ?? 0) > 1 && cells[column - 1] !== undefined
      const above = grid[row - 1]?.[column]
      return { cell, covered: cell === null && (above?.rows ?? 0) > 1 ? 'above' : aside ? 'left' : null }
    }),
  )
}

function word(table: readonly (readonly Made[])[]): Uint8Array {
  const rows = places(table).map(cells =>
    cells.flatMap(({ cell, covered }) => {
      if (covered === 'left') return []
      const span = (cell?.columns ?? 1) > 1 ? `<w:gridSpan w:val="${cell?.columns}"/>` : ''
      const merge = covered === 'above' ? '<w:vMerge/>' : (cell?.rows ?? 1) > 1 ? '<w:vMerge w:val="restart"/>' : ''
      return [`<w:tc><w:tcPr>${span}${merge}</w:tcPr>${paragraph(cell?.text ?? '')}</w:tc>`]
    }),
  )
  return docx(`<w:tbl>${rows.map(cells => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`)
}

const slideCell = (text: string, attributes = '') =>
  `<a:tc${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
const slideTable = (rows: readonly string[]) =>
  pptx([
    {
      shapes: `${shape('Plan', '<p:ph type="title"/>')}<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map(row => `<a:tr>${row}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    },
  ])

function slides(table: readonly (readonly Made[])[]): Uint8Array {
  return slideTable(
    places(table).map(cells =>
      cells
        .map(({ cell, covered }) => {
          if (covered !== null) return slideCell('left behind', covered === 'left' ? ' hMerge="1"' : ' vMerge="1"')
          const span = (cell?.columns ?? 1) > 1 ? ` gridSpan="${cell?.columns}"` : ''
          const tall = (cell?.rows ?? 1) > 1 ? ` rowSpan="${cell?.rows}"` : ''
          return slideCell(cell?.text ?? '', span + tall)
        })
        .join(''),
    ),
  )
}

const tables: [what: string, table: Made[][], told: string[]][] = [
  [
    'keeps an empty cell between others, and none at a row’s end or in the head’s corner',
    [
      ['', '2024', '2025', '2026'],
      ['Revenue', '210', '', '480'],
      ['Grants', '', '40', ''],
      ['Total', '210', '40', '480'],
    ],
    ['2024 | 2025 | 2026', 'Revenue | 210 | | 480', 'Grants | | 40', 'Total | 210 | 40 | 480'],
  ],
  [
    'leaves the places empty that a cell over several columns covers',
    [
      ['Item', 'Pieces', 'Each', 'Sum'],
      ['Lamp', '12', '9,50', '114,00'],
      [['Total', 3, 1], '114,00'],
    ],
    ['Item | Pieces | Each | Sum', 'Lamp | 12 | 9,50 | 114,00', 'Total | | | 114,00'],
  ],
  [
    'does not repeat a cell that goes on below',
    [
      ['Region', 'City', 'Shops'],
      [['North', 1, 2], 'Oslo', '7'],
      ['Bergen', '3'],
      ['South', ['Rome', 1, 2], '5'],
      ['Islands', '2'],
    ],
    ['Region | City | Shops', 'North | Oslo | 7', 'Bergen | | 3', 'South | Rome | 5', 'Islands | | 2'],
  ],
]

describe('tables with empty and merged cells', () => {
  for (const [what, table, told] of tables) {
    it(`Word: ${what}`, async () => expect(await rowsOf('docx', word(table))).toEqual(told))
    it(`PowerPoint: ${what}`, async () => expect((await rowsOf('pptx', slides(table))).slice(1)).toEqual(told))
  }

  it('refuses to make as many columns as a hostile file names', async () => {
    const bytes = slideTable([
      slideCell('a', ' gridSpan="1000000000"') + slideCell('b'),
      slideCell('c') + slideCell('d'),
    ])
    expect((await rowsOf('pptx', bytes)).length).toBe(3)
    expect(spreadCells([[{ cell: 'a', columns: 1e9, rows: 1e9 }]])[0]?.length).toBeLessThan(1000)
  })
})

describe('rows of a PDF', () => {
  const columns = [72, 220, 320, 420]
  const row = (y: number, ...cells: string[]) =>
    cells.map((cell, at) => (cell === '' ? '' : line(cell, y, 12, columns[at]))).join('')

  it('stand in the columns of the full rows', async () => {
    const page =
      row(700, '', '2024', '2025', '2026') +
      row(684, 'Revenue', '210', '340', '480') +
      row(668, 'Grants', '35', '', '40') +
      row(652, 'Total', '245', '340', '520')
    expect(await rowsOf('pdf', pdf([page]))).toEqual([
      '2024 | 2025 | 2026',
      'Revenue | 210 | 340 | 480',
      'Grants | 35 | | 40',
      'Total | 245 | 340 | 520',
    ])
  })
})

describe('the texts of a table', () => {
  const told = (...rows: (string | null)[][]) => tableTexts(rows.map(cells => ({ cells })))

  it('have a head that is never counted off against the wrong cells', () => {
    // Not “2025 | 2026” over “10 | 12”: nobody could tell it from a head with “2024” in its corner.
    const open = told(['', '2024', '2025', '2026'], ['Sites', '10', '12', ''], ['Staff', '3', '4', ''])
    expect(open).toEqual([' | 2024 | 2025 | 2026', 'Sites | 10 | 12', 'Staff | 3 | 4'])
    // Not “Line | 2024 | 2025” over “10 | 12 | +20%”.
    const noted = told(['Line', '2024', '2025', ''], ['Sites', '10', '12', '+20%'], ['Staff', '3', '4', '+33%'])
    expect(noted[0]).toBe('Line | 2024 | 2025 | ')
    expect(told(['', '2024', '2025', ''], ['Sites', '10', '12', '+20%'])[0]).toBe('2024 | 2025 | ')
    // A reader that does not know which cells a head’s own are over says no more than it knows.
    expect(told(['Line', '2024', '2025'], ['Sites', '9', '10', '11', '12'])[0]).toBe('Line | 2024 | 2025')
  })
})
