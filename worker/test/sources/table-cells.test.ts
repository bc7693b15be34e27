import { describe, expect, it } from 'vitest'
import type { UploadKind } from '#db/files/file-kind.ts'
import { spreadCells, tableTexts } from '../../sources/parsers/table-rows.ts'
import { parse } from './parsed.ts'
import { docx, line, paragraph, pdf, pptx, shape } from './samples.ts'
import { cell, row, table } from './word-markup.ts'

const rowsOf = async (kind: UploadKind, bytes: Uint8Array) => {
  const { blocks } = await parse(kind, bytes)
  return blocks.map(block => (block.type === 'table_row' ? block.text : `${block.type}: ${block.text}`))
}

const slideCell = (text: string, attributes = '') =>
  `<a:tc${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
const slideTable = (rows: readonly string[]) =>
  pptx([
    {
      shapes: `${shape('Plan', '<p:ph type="title"/>')}<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map(row => `<a:tr>${row}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    },
  ])

const told = [
  '2024 | 2025 | 2026',
  'Revenue | 210 | | 480',
  'Total | | | 480',
  'Region | City | Shops',
  'North | Oslo | 7',
  'Bergen | | 3',
  'South | Rome | 5',
  'Islands | | 2',
]

describe('tables with empty and merged cells', () => {
  it('keep each cell under its header in Word', async () => {
    const made = (...cells: [text: string, properties?: string][]) =>
      row(...cells.map(([text, properties]) => cell(paragraph(text), properties && `<w:tcPr>${properties}</w:tcPr>`)))
    const begun = '<w:vMerge w:val="restart"/>'
    const years = [
      made([''], ['2024'], ['2025'], ['2026']),
      made(['Revenue'], ['210'], [''], ['480']),
      made(['Total', '<w:gridSpan w:val="3"/>'], ['480']),
    ]
    const shops = [
      made(['Region'], ['City'], ['Shops']),
      made(['North', begun], ['Oslo'], ['7']),
      made(['', '<w:vMerge/>'], ['Bergen'], ['3']),
      made(['South'], ['Rome', begun], ['5']),
      made(['Islands'], ['', '<w:vMerge/>'], ['2']),
    ]
    expect(await rowsOf('docx', docx(table(...years) + table(...shops)))).toEqual(told)
  })

  it('keep each cell under its header in PowerPoint, where covered cells may have text', async () => {
    const made = (...cells: [text: string, attributes?: string][]) =>
      cells.map(([text, attributes]) => slideCell(text, attributes)).join('')
    const [beside, below] = [' hMerge="1"', ' vMerge="1"']
    const years = [
      made([''], ['2024'], ['2025'], ['2026']),
      made(['Revenue'], ['210'], [''], ['480']),
      made(['Total', ' gridSpan="3"'], ['left behind', beside], ['left behind', beside], ['480']),
    ]
    const shops = [
      made(['Region'], ['City'], ['Shops']),
      made(['North', ' rowSpan="2"'], ['Oslo'], ['7']),
      made(['left behind', below], ['Bergen'], ['3']),
      made(['South'], ['Rome', ' rowSpan="2"'], ['5']),
      made(['Islands'], ['left behind', below], ['2']),
    ]
    const rows = await Promise.all([years, shops].map(made => rowsOf('pptx', slideTable(made))))
    expect(rows.flatMap(of => of.slice(1))).toEqual(told)
  })

  it('do not get as many columns as a hostile file claims', async () => {
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
  const placed = (y: number, ...texts: string[]) =>
    texts.map((text, at) => (text === '' ? '' : line(text, y, 12, columns[at]))).join('')

  it('have each cell in its column of the full rows', async () => {
    const page =
      placed(700, '', '2024', '2025', '2026') +
      placed(684, 'Revenue', '210', '340', '480') +
      placed(668, 'Grants', '35', '', '40') +
      placed(652, 'Total', '245', '340', '520')
    expect(await rowsOf('pdf', pdf([page]))).toEqual([
      '2024 | 2025 | 2026',
      'Revenue | 210 | 340 | 480',
      'Grants | 35 | | 40',
      'Total | 245 | 340 | 520',
    ])
  })
})

describe('the texts of a table', () => {
  const textsOf = (...rows: (string | null)[][]) => tableTexts(rows.map(cells => ({ cells })))

  it('never have a header that a reader could match with the wrong cells', () => {
    // Not “2025 | 2026” over “10 | 12”: nobody could distinguish it from a header with “2024” in its corner.
    const open = textsOf(['', '2024', '2025', '2026'], ['Sites', '10', '12', ''], ['Staff', '3', '4', ''])
    expect(open).toEqual([' | 2024 | 2025 | 2026', 'Sites | 10 | 12', 'Staff | 3 | 4'])
    // Not “Line | 2024 | 2025” over “10 | 12 | +20%”.
    const noted = textsOf(['Line', '2024', '2025', ''], ['Sites', '10', '12', '+20%'], ['Staff', '3', '4', '+33%'])
    expect(noted[0]).toBe('Line | 2024 | 2025 | ')
    expect(textsOf(['', '2024', '2025', ''], ['Sites', '10', '12', '+20%'])[0]).toBe('2024 | 2025 | ')
    // If it is unknown which columns the header's cells are above, the header stays as it is.
    expect(textsOf(['Line', '2024', '2025'], ['Sites', '9', '10', '11', '12'])[0]).toBe('Line | 2024 | 2025')
  })
})
