import { expect, it } from 'vitest'
import { brief, parse } from '../parsed.ts'
import { line, pdf, picture } from '../samples.ts'

const body = (from: number, ...texts: string[]) => texts.map((text, index) => line(text, from - index * 14)).join('')

it('joins lines to paragraphs and recognises headings and lists', async () => {
  const content =
    line('Growth plan', 740, 24) +
    body(700, 'We sell shoes to people who walk to work every day and who', 'want to be there dry.') +
    line('Pricing', 650, 12, 72, 'F2') +
    line('- one price for all', 630) +
    line('- no contract', 616)
  const document = await parse('pdf', pdf([content]))
  expect(brief(document)).toEqual([
    'heading: Growth plan',
    'paragraph: We sell shoes to people who walk to work every day and who want to be there dry.',
    'heading: Pricing',
    'list_item: one price for all',
    'list_item: no contract',
  ])
  expect(document.blocks[0]?.style?.size).toBe(24)
  expect(document.title).toBe('Growth plan')
})

it('reads cells that stand under cells as rows of a table', async () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((cell, index) => line(cell, y, 12, 72 + index * 120)).join('')
  const document = await parse('pdf', pdf([row(700, 'Year', 'Users', 'Sales') + row(684, '2025', '120', '9')]))
  expect(brief(document)).toEqual(['table_row: Year | Users | Sales', 'table_row: 2025 | 120 | 9'])
})

it('joins a word that a line end splits, with the hyphen only if the document elsewhere has it', async () => {
  const content = body(
    700,
    'Our information is a long-term matter for us and our infor-',
    'mation is kept for the long-',
    'term by those who need it',
  )
  const document = await parse('pdf', pdf([content]))
  expect(document.blocks[0]?.text).toBe(
    'Our information is a long-term matter for us and our information is kept for the long-term by those who need it',
  )
})

it('joins the lines of a page 100,000 points tall in a time that grows no faster than its text', async () => {
  const lines = Array.from(
    { length: 7_000 },
    (_, at) => `this is the line ${at} of a text that nobody would ever print on a page`,
  )
  const bytes = pdf([body(99_000, ...lines)], '', [], [612, 100_000])
  const before = process.threadCpuUsage()
  const document = await parse('pdf', bytes)
  expect(process.threadCpuUsage(before).user / 1_000_000).toBeLessThan(4)
  expect(document.blocks.map(({ text }) => text)).toEqual([lines.join(' ')])
})

it('names pages that are images, and how much of a page lies under them', async () => {
  const document = await parse('pdf', pdf([line('Words on the first page', 700), picture(612, 396)]))
  expect(document.sheets.flatMap(({ words, imageShare }) => [words, imageShare])).toEqual([5, 0, 0, 0.5])
  expect(document.unread.map(({ why }) => why)).toEqual(['Page 2 holds only images; text inside them was not read.'])
})

it('marks text that is white, undrawn, tiny or outside the page', async () => {
  const content =
    line('Plain words here', 700) +
    `1 1 1 rg ${line('White words here', 600)} 0 g ` +
    `3 Tr ${line('Undrawn words here', 500)} 0 Tr ` +
    line('Tiny words here', 400, 1.5) +
    line('Outlying words here', -40) +
    line('Words that overflow the right edge', 300, 12, 550)
  const document = await parse('pdf', pdf([content]))
  expect(document.blocks.map(block => [block.text, block.hidden])).toEqual([
    ['Plain words here', undefined],
    ['White words here', 'Its letters are white on white.'],
    ['Undrawn words here', 'It is in the file but is not drawn.'],
    ['Tiny words here', 'Its letters are 1.5 points high.'],
    ['Words that o', undefined],
    ['Outlying words here', 'It stands outside the page.'],
  ])
  expect(document.sheets[0]?.words).toBe(6)
})

it('does not call hidden what the other half of a cut spread shows', async () => {
  const spread = line('Left of the fold', 700) + line('Right of the fold', 650, 12, 700) + line('Trim', 600, 9, 1_300)
  const halves = ['0000 0 0612', '0612 0 1224']
  const whole = Buffer.from(pdf([spread, spread], '', [], [1_224, 792], '/CropBox [0000 0 0000 792]'))
  const cut = `${whole}`.replaceAll('0000 0 0000', () => `${halves.shift()}`)
  const { blocks } = await parse('pdf', new TextEncoder().encode(cut))
  expect(blocks.map(({ text, hidden }) => hidden ?? text)).toEqual(['Left of the fold', 'Right of the fold'])
})

it('reads what was filled into a form or typed onto a page, in its place', async () => {
  const widget = (entries: string, [x, y]: [number, number]) =>
    `<< /Type /Annot /Subtype /Widget /DA (/F1 12 Tf 0 g) /Rect [${x} ${y} ${x + 200} ${y + 20}] ${entries} >>`
  const content = line('Order form', 740, 24) + line('Your name:', 650) + line('Stage:', 620) + line('Thank you.', 500)
  const document = await parse(
    'pdf',
    pdf(
      [content],
      '',
      [
        widget('/F 4 /FT /Tx /T (name) /V (Ada of Dispatch)', [160, 645]),
        widget('/F 4 /FT /Ch /Ff 131072 /T (stage) /Opt [(Seed) (Series A)] /V (Series A)', [160, 615]),
        widget('/F 2 /FT /Tx /T (secret) /V (Unseen words)', [160, 560]),
        widget('/F 4 /FT /Tx /Ff 8192 /T (code) /V (Password)', [160, 580]),
        '<< /Type /Annot /Subtype /FreeText /F 4 /DA (/F1 12 Tf 0 g) /Rect [300 540 500 560] /Contents (Please call first) >>',
      ],
      undefined,
      '/Annots [100 0 R 101 0 R 102 0 R 103 0 R 104 0 R]',
    ),
  )
  expect(brief(document)).toEqual([
    'heading: Order form',
    'paragraph: Your name: Ada of Dispatch',
    'paragraph: Stage: Series A',
    'paragraph: Please call first',
    'paragraph: Thank you.',
  ])
})

it('treats white text on a dark background as visible', async () => {
  const content = `0 0 0 rg 0 500 612 200 re f 1 1 1 rg ${line('White on black here', 600)}`
  expect((await parse('pdf', pdf([content]))).blocks[0]?.hidden).toBeUndefined()
})

it('shows which words of a text are links, over several lines too, and where they lead', async () => {
  const link = (address: string, ...area: number[]) =>
    `<< /Type /Annot /Subtype /Link /Rect [${area.join(' ')}] /A << /S /URI /URI (${address}) >> >>`
  const links = [
    link('https://a.example/prices', 117, 697, 161, 711),
    link('https://b.example/study', 198, 697, 266, 711),
    link('https://b.example/study', 72, 683, 117, 697),
    link('https://c.example/nothing', 400, 100, 500, 112),
    link('javascript:alert(1)', 72, 697, 110, 711),
  ]
  const annotations = `/Annots [${links.map((_, at) => `${100 + at} 0 R`).join(' ')}]`
  const content = body(700, 'See the price list or the long study of', 'bakeries before Monday, if you can.')
  const { blocks } = await parse('pdf', pdf([content], '', links, undefined, annotations))
  expect(blocks.map(block => block.links)).toEqual([
    [
      { text: 'price list', href: 'https://a.example/prices' },
      { text: 'long study of bakeries', href: 'https://b.example/study' },
    ],
  ])
})
