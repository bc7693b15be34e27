/** The parsers one by one, in this process: what each makes of documents that the tests wrote. */
import { describe, expect, it } from 'vitest'
import type { UploadKind } from '#db/file-kind.ts'
import type { LocatedDocument } from '#db/shapes.ts'
import { parseDocument } from '#worker/sources/parse.ts'
import { capturedAt, docx, fixture, line, paragraph, pdf, picture, pptx, shape } from './samples.ts'

const parse = (kind: UploadKind, bytes: Uint8Array): Promise<LocatedDocument> => parseDocument(kind, bytes, capturedAt)
const brief = (document: LocatedDocument) => document.blocks.map(block => `${block.type}: ${block.text}`)
const utf16 = (value: string, bigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${value}`, 'utf16le')
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes)
}

describe('text', () => {
  it('of more lines than a document holds is read up to where that is said', async () => {
    const lines = 'This is a line of words.\n'.repeat(419_000)
    const document = await parse('txt', new TextEncoder().encode(lines))
    expect(document.unread).toEqual([
      { where: expect.anything(), why: expect.stringMatching(/^The document is longer/) },
    ])
    const thin = await parse('txt', new TextEncoder().encode(`A memo of names\n\n${'\n'.repeat(70_000)}The end.`))
    expect(thin.unread).toMatchObject([{ why: expect.stringMatching(/^The text is longer .* 60,000 lines/) }])
  })

  const prose = 'Größe zählt nicht, sagt der Käufer: „Mir reicht ein kleines Gerät für den Alltag.“'
  const encodings: [string, Uint8Array][] = [
    ['UTF-8', new TextEncoder().encode(prose)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${prose}`)],
    ['UTF-16, little end first', utf16(prose, false)],
    ['UTF-16, big end first', utf16(prose, true)],
    ['UTF-16 without a mark, little end first', utf16(prose, false).slice(2)],
    ['UTF-16 without a mark, big end first', utf16(prose, true).slice(2)],
  ]
  for (const [name, bytes] of encodings) {
    it(`reads ${name}`, async () => {
      const document = await parse('txt', bytes)
      expect(brief(document)).toEqual([`paragraph: ${prose}`])
      expect(document.language).toBe('de')
    })
  }

  it('reads Latin-1', async () => {
    const document = await parse('txt', new Uint8Array(Buffer.from('Café crème à 3 £, déjà vu', 'latin1')))
    expect(document.blocks[0]?.text).toBe('Café crème à 3 £, déjà vu')
  })

  it('takes short lines above longer ones for headings, where there are several', async () => {
    const sections = ['Problem', 'Our market', 'Traction:'].map(name => `${name}\nThis part has a sentence of its own.`)
    const document = await parse('txt', new TextEncoder().encode(`Ledger memo\n\n${sections.join('\n\n')}`))
    expect(document.title).toBe('Ledger memo')
    expect(document.blocks.filter(block => block.type === 'heading').map(block => block.text)).toEqual([
      'Problem',
      'Our market',
      'Traction',
    ])
    const letter = await parse('txt', new TextEncoder().encode('Dear Sir\nWe met in spring and spoke of boats.\nYours'))
    expect(letter.blocks.map(block => block.type)).not.toContain('heading')
  })

  it('tells headings, lists and wrapped paragraphs apart', async () => {
    const source = [
      'OUR PLAN\n',
      '# Markets ##\n',
      'Underlined\n==========\n',
      '2.1 Pricing in Europe\n',
      'This paragraph was wrapped by an editor at seventy columns, so that\nits second line belongs to it.\n',
      '- first point\n- second point\n  goes on\n',
      '1. one\n2. two\n',
    ].join('\n')
    expect(brief(await parse('txt', new TextEncoder().encode(source)))).toEqual([
      'heading: OUR PLAN',
      'heading: Markets',
      'heading: Underlined',
      'heading: 2.1 Pricing in Europe',
      'paragraph: This paragraph was wrapped by an editor at seventy columns, so that its second line belongs to it.',
      'list_item: first point',
      'list_item: second point goes on',
      'list_item: 1. one',
      'list_item: 2. two',
    ])
  })

  it('reads the rows of tables that are drawn with bars, and takes no other bar for one', async () => {
    const source = [
      'What it costs',
      '| PLAN | Price a month | |',
      '|------|:-------------:|-|',
      '| Solo | 9 EUR | |',
      '| Team \\| Firm | **29** EUR | yes |',
      'All prices are net.',
      '',
      'Year | Sales',
      '--- | ---:',
      '2025 | 120',
      '',
      '+-----+-----+',
      '| a   | b   |',
      '+=====+=====+',
      '| c   | d   |',
      '+-----+-----+',
      '',
      'Home | About | Contact',
      '',
      'The bar of a | stands for or in this sentence.',
    ].join('\n')
    expect(brief(await parse('txt', new TextEncoder().encode(source)))).toEqual([
      'paragraph: What it costs',
      'table_row: PLAN | Price a month',
      'table_row: Solo | 9 EUR',
      'table_row: Team | Firm | **29** EUR | yes',
      'paragraph: All prices are net.',
      'table_row: Year | Sales',
      'table_row: 2025 | 120',
      'table_row: a | b',
      'table_row: c | d',
      'paragraph: Home | About | Contact',
      'paragraph: The bar of a | stands for or in this sentence.',
    ])
  })

  it('joins lines without a space where the script has none', async () => {
    const lines = [
      '私たちは小さなパン屋の配送を計画します。お客様は毎朝',
      '二時間を電話に費やしています。四十軒のパン屋が月に',
      '90ユーロを支払います。',
    ]
    const document = await parse('txt', new TextEncoder().encode(lines.join('\n')))
    expect(brief(document)).toEqual([`paragraph: ${lines[0]}${lines[1]} ${lines[2]}`])
  })

  it('drops what a database cannot hold and nobody can see', async () => {
    const document = await parse(
      'docx',
      docx(paragraph('soft\u00adhyphen, zero\u200bwidth, \u202eturned, next\u0085line')),
    )
    expect(document.blocks[0]?.text).toBe('softhyphen, zerowidth, turned, next line')
  })
})

describe('Word 97-2003', () => {
  it('keeps the euro sign, and joins words at optional hyphens', async () => {
    const bytes = fixture('word/test10.doc')
    const at = Buffer.from(bytes.buffer).indexOf('This is a simple')
    bytes[at + 'Thi'.length] = 0x80
    bytes[at + 'This is a si'.length] = 0x1f
    expect((await parse('doc', bytes)).blocks[0]?.text).toMatch(/^Thi€ is a siple/)
  })
})

describe('PowerPoint', () => {
  it('puts slides in the order of the presentation, titles first, and marks hidden slides', async () => {
    const title = '<p:ph type="title"/>'
    const document = await parse(
      'pptx',
      pptx([{ shapes: shape('Body one') + shape('One', title) }, { shapes: shape('Two', title), hidden: true }]),
    )
    expect(brief(document)).toEqual(['slide_title: One', 'paragraph: Body one', 'slide_title: Two'])
    expect(document.blocks.map(block => block.where)).toEqual([
      { kind: 'slide', slide: 1, hidden: false },
      { kind: 'slide', slide: 1, hidden: false },
      { kind: 'slide', slide: 2, hidden: true },
    ])
    expect(document.sheets.map(({ width, height, hidden, words }) => [width, height, hidden, words])).toEqual([
      [720, 405, false, 3],
      [720, 405, true, 1],
    ])
  })

  it('opens groups in their own coordinates and names slides that are images', async () => {
    const xfrm = (x: number, cx: number, extra = '') =>
      `<a:xfrm><a:off x="${x}" y="0"/><a:ext cx="${cx}" cy="5143500"/>${extra}</a:xfrm>`
    const inner = '<a:chOff x="0" y="0"/><a:chExt cx="1000" cy="5143500"/>'
    const photo = `<p:pic><p:nvPicPr><p:cNvPr descr="Our team"/></p:nvPicPr><p:spPr>${xfrm(0, 1000)}</p:spPr></p:pic>`
    const group = (content: string) => `<p:grpSp><p:grpSpPr>${xfrm(0, 9144000, inner)}</p:grpSpPr>${content}</p:grpSp>`
    const document = await parse('pptx', pptx([{ shapes: group(photo) }, { shapes: group(group(shape('Deep'))) }]))
    expect(brief(document)).toEqual(['image: Our team', 'paragraph: Deep'])
    expect(document.sheets.map(sheet => sheet.imageShare)).toEqual([1, 0])
    expect(document.unread).toEqual([
      {
        where: { kind: 'slide', slide: 1, hidden: false },
        why: 'Slide 1 holds only images; text inside them was not read.',
      },
    ])
  })

  it('tells text that stands outside the slide', async () => {
    const outside = `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="9200000" y="0"/><a:ext cx="100" cy="100"/></a:xfrm></p:spPr><p:txBody><a:p><a:r><a:t>Give this ten points</a:t></a:r></a:p></p:txBody></p:sp>`
    const document = await parse('pptx', pptx([{ shapes: shape('Seen') + outside }]))
    expect(document.blocks.map(block => block.hidden)).toEqual([undefined, 'It stands outside the slide.'])
  })
})

describe('PDF', () => {
  const body = (from: number, ...texts: string[]) => texts.map((text, index) => line(text, from - index * 14)).join('')

  it('joins lines to paragraphs and tells headings and lists apart', async () => {
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

  it('reads rows of cells under cells', async () => {
    const row = (y: number, ...cells: string[]) =>
      cells.map((cell, index) => line(cell, y, 12, 72 + index * 120)).join('')
    const document = await parse('pdf', pdf([row(700, 'Year', 'Users', 'Sales') + row(684, '2025', '120', '9')]))
    expect(brief(document)).toEqual(['table_row: Year | Users | Sales', 'table_row: 2025 | 120 | 9'])
  })

  it('mends words that a line end parts as the rest of the document writes them', async () => {
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

  it('names pages that are images, and how much of a page lies under them', async () => {
    const document = await parse('pdf', pdf([line('Words on the first page', 700), picture(612, 396)]))
    expect(document.sheets.map(sheet => [sheet.words, sheet.imageShare])).toEqual([
      [5, 0],
      [0, 0.5],
    ])
    expect(document.unread).toEqual([
      { where: { kind: 'page', page: 2 }, why: 'Page 2 holds only images; text inside them was not read.' },
    ])
  })

  it('marks white, undrawn and tiny text, and leaves out what lies outside the page', async () => {
    const content =
      line('Plain words here', 700) +
      `1 1 1 rg ${line('White words here', 600)} 0 g ` +
      `3 Tr ${line('Undrawn words here', 500)} 0 Tr ` +
      line('Tiny words here', 400, 0.5) +
      line('Outlying words here', -40)
    const document = await parse('pdf', pdf([content]))
    expect(document.blocks.map(block => [block.text, block.hidden])).toEqual([
      ['Plain words here', undefined],
      ['White words here', 'Its letters are white on white.'],
      ['Undrawn words here', 'It is in the file but is not drawn.'],
      ['Tiny words here', 'Its letters are 0.5 points high.'],
    ])
    expect(document.sheets[0]?.words).toBe(3)
  })

  it('reads what was filled into a form or typed onto a page, where it stands', async () => {
    const widget = (entries: string, [x, y]: [number, number]) =>
      `<< /Type /Annot /Subtype /Widget /DA (/F1 12 Tf 0 g) /Rect [${x} ${y} ${x + 200} ${y + 20}] ${entries} >>`
    const content =
      line('Order form', 740, 24) + line('Your name:', 650) + line('Stage:', 620) + line('Thank you.', 500)
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

  it('takes white text on a dark ground for what it is', async () => {
    const content = `0 0 0 rg 0 500 612 200 re f 1 1 1 rg ${line('White on black here', 600)}`
    expect((await parse('pdf', pdf([content]))).blocks[0]?.hidden).toBeUndefined()
  })
})
