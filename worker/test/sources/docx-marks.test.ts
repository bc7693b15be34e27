import { expect, it } from 'vitest'
import { brief, parse } from './parsed.ts'
import { docx, paragraph } from './samples.ts'
import { cell, code, field, row, run, table } from './word-markup.ts'

const read = async (body: string) => brief(await parse('docx', docx(body)))

const either = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="x">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`
const bodies: [string, string, string[]][] = [
  [
    'reads an emoji once, in whatever form a run has it',
    `<w:p><w:r><w:t>Well done </w:t>${either('<w16se:symEx w16se:char="1F600"/>', '<w:t>\u{1f600}</w:t>')}<w:t> all</w:t></w:r></w:p>`,
    ['paragraph: Well done \u{1f600} all'],
  ],
  [
    'joins a paragraph whose end was deleted to the next, also at the end of the document',
    `<w:p><w:pPr><w:pStyle w:val="Title"/><w:rPr><w:del/></w:rPr></w:pPr>${run('Joined ')}</w:p><w:p>${run('on')}</w:p><w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('Last')}</w:p>`,
    ['paragraph: Joined on', 'paragraph: Last'],
  ],
  [
    'opens content controls around paragraphs, words, rows and cells',
    `<w:sdt><w:sdtPr><w:tabs><w:tab/></w:tabs></w:sdtPr><w:sdtContent><w:p>${run('In ')}<w:sdt><w:sdtContent>${run('two')}</w:sdtContent></w:sdt></w:p></w:sdtContent></w:sdt>${table(`<w:sdt><w:sdtContent>${row(`<w:sdt><w:sdtContent>${cell(paragraph('a'))}</w:sdtContent></w:sdt>`, cell(paragraph('b')))}</w:sdtContent></w:sdt>`)}`,
    ['paragraph: In two', 'table_row: a | b'],
  ],
  [
    'keeps what fields show and not what they are made of',
    `<w:p>${run('Page ')}<w:fldSimple w:instr="PAGE">${run('7')}</w:fldSimple>${field('begin')}${code('REF plan')}${field('separate')}${run(' of the plan')}${field('end')}</w:p>`,
    ['paragraph: Page 7 of the plan'],
  ],
  [
    'reads tables in tables, and leaves out deleted rows and the hidden halves of merged cells',
    table(
      row(cell(table(row(cell(paragraph('in')), cell(paragraph('ner'))))), cell(paragraph('outer'))),
      `<w:tr><w:trPr><w:del/></w:trPr>${cell(paragraph('deleted'))}${cell(paragraph('row'))}</w:tr>`,
      row(cell(paragraph('tall'), '<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>'), cell(paragraph('x'))),
      row(cell(paragraph('covered'), '<w:tcPr><w:vMerge/></w:tcPr>'), cell(paragraph('y')), cell(paragraph('z'))),
    ),
    ['table_row: in | ner | outer', 'table_row: tall | x', 'table_row: y | | z'],
  ],
  [
    'does not mistake a bookmark of the document for one of the parser’s own marks',
    `<w:p><w:bookmarkStart w:name="hidden:because"/><w:bookmarkStart w:name="outline:0"/>${run('Plain')}</w:p>`,
    ['paragraph: Plain'],
  ],
]
for (const [what, body, blocks] of bodies) {
  it(what, async () => expect(await read(body)).toEqual(blocks))
}

it('drops invisible characters', async () => {
  expect(await read(paragraph('soft\u00adhyphen, zero\u200bwidth, \u202eturned, next\u0085line'))).toEqual([
    'paragraph: softhyphen, zerowidth, turned, next line',
  ])
})
