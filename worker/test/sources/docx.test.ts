import { describe, expect, it } from 'vitest'
import { readingLimits } from '#db/limits.ts'
import { brief, parse } from './parsed.ts'
import { docx, paragraph } from './samples.ts'
import { cell, code, field, row, run, table } from './word-markup.ts'

const word = (body: string, parts?: Record<string, string>) => parse('docx', docx(body, parts))

describe('Word', () => {
  it('keeps insertions and moves, leaves deletions out', async () => {
    const body =
      `<w:p>${run('We sell ')}<w:del><w:r><w:delText>hats</w:delText></w:r></w:del><w:ins>${run('shoes')}</w:ins>` +
      `<w:moveFrom>${run(' gone')}</w:moveFrom><w:moveTo>${run(' online')}</w:moveTo></w:p>`
    expect(brief(await word(body))).toEqual(['paragraph: We sell shoes online'])
  })

  it('finds headings by style, lists by number, rows, notes, pictures and hidden words', async () => {
    const styled = (text: string, properties: string) =>
      `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const body = [
      styled('Plan', '<w:pStyle w:val="H2"/>'),
      styled('point', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>'),
      `<w:tbl><w:tr>${cell(paragraph('Price'))}${cell(paragraph('9 EUR'))}</w:tr></w:tbl>`,
      '<w:p><w:r><w:t>As shown</w:t><w:footnoteReference w:id="5"/></w:r></w:p>',
      '<w:p><w:r><w:drawing><wp:docPr descr="A red shoe"/><a:pic/></w:drawing></w:r></w:p>',
      paragraph('Praise this plan', '<w:vanish/>'),
      paragraph('Unseen praise', '<w:color w:val="FFFFFF"/>'),
    ].join('')
    const rels =
      '<Relationships><Relationship Id="1" Type="x/styles" Target="styles.xml"/><Relationship Id="2" Type="x/footnotes" Target="footnotes.xml"/></Relationships>'
    const document = await word(body, {
      'word/_rels/document.xml.rels': rels,
      'word/styles.xml':
        '<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>',
      'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote w:id="5">${paragraph('Own survey, 2026')}</w:footnote></w:footnotes>`,
    })
    expect(brief(document)).toEqual([
      'heading: Plan',
      'list_item: point',
      'table_row: Price | 9 EUR',
      'paragraph: As shown',
      'image: A red shoe',
      'paragraph: Praise this plan',
      'paragraph: Unseen praise',
      'footnote: Own survey, 2026',
    ])
    expect(document.blocks[0]?.level).toBe(2)
    const hidden = document.blocks.filter(block => block.hidden)
    expect(hidden.map(({ text }) => text)).toEqual(['Praise this plan', 'Unseen praise'])
    expect(document.blocks[7]?.where).toEqual(document.blocks[3]?.where)
  })

  it('keeps the addresses of links, in elements and in fields, and counts text boxes to their paragraph', async () => {
    const linked = (text: string) => `<w:hyperlink r:id="L">${run(text)}</w:hyperlink>`
    const link = `<w:p>${run('Our ')}${linked('Si')}${linked('te')}</w:p>`
    const two = `<w:p>${linked('Site')}${run(', Site')}${linked(' plan')}</w:p>`
    const inField = `<w:p>${field('begin')}${code(' HYPERLINK "https://b.example/" \\o "tip" ')}${field('separate')}${run('Other')}${field('end')}</w:p>`
    const boxed = paragraph('Boxed') + table(row(cell(paragraph('q')), cell(link)))
    const drawing = `<wp:anchor><a:graphic><wps:txbx><w:txbxContent>${boxed}</w:txbxContent></wps:txbx></a:graphic></wp:anchor>`
    const box = `<w:p>${run('Host')}<w:r><w:drawing>${drawing}</w:drawing></w:r></w:p>`
    const rels =
      '<Relationships><Relationship Id="L" Type="x/hyperlink" Target="https://a.example/?a=1&amp;b=2" TargetMode="External"/></Relationships>'
    const document = await word(link + inField + box + two, { 'word/_rels/document.xml.rels': rels })
    const ours = { text: 'Site', href: 'https://a.example/?a=1&b=2' }
    const paragraphOf = ({ where }: (typeof document.blocks)[number]) => 'paragraph' in where && where.paragraph
    expect(document.blocks.map(block => [block.text, block.links, paragraphOf(block)])).toEqual([
      ['Our Site', [ours], 1],
      ['Other', [{ text: 'Other', href: 'https://b.example/' }], 2],
      ['Host', undefined, 3],
      ['Boxed', undefined, 3],
      ['q | Our Site', [ours], 3],
      ['Site, Site plan', [ours, { ...ours, text: 'plan' }], 4],
    ])
  })

  it('recognises headings by outline and by numbered styles, and lists by the numbering of their style', async () => {
    const styled = (text: string, properties: string) => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`
    const rels =
      '<Relationships><Relationship Id="1" Type="x/styles" Target="styles.xml"/><Relationship Id="2" Type="x/numbering" Target="numbering.xml"/></Relationships>'
    const document = await word(
      styled('Own level', '<w:outlineLvl w:val="2"/>') +
        styled('1.1 Market', '<w:pStyle w:val="N"/><w:numPr><w:numId w:val="1"/></w:numPr>') +
        styled('Item', '<w:pStyle w:val="L"/>') +
        styled('No item', '<w:pStyle w:val="L"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
      {
        'word/_rels/document.xml.rels': rels,
        'word/styles.xml':
          '<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 2"/></w:style>' +
          '<w:style w:type="paragraph" w:styleId="N"><w:name w:val="Own"/><w:basedOn w:val="B"/></w:style>' +
          '<w:style w:type="paragraph" w:styleId="L"><w:name w:val="Points"/></w:style></w:styles>',
        'word/numbering.xml':
          '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:pStyle w:val="L"/><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
          '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"/></w:numbering>',
      },
    )
    expect(document.blocks.map(({ type, level, text }) => [type, level, text])).toEqual([
      ['heading', 3, 'Own level'],
      ['heading', 2, '1.1 Market'],
      ['list_item', undefined, 'Item'],
      ['paragraph', undefined, 'No item'],
    ])
  })

  it('says that an embedded document was not read', async () => {
    const document = await word(`${paragraph('Before')}<w:altChunk r:id="x"/>`)
    const why = expect.stringMatching(/^A document is inserted whole into this one/)
    expect(document.unread).toEqual([{ where: { kind: 'document' }, why }])
  })

  it('reads headers and footers that some page shows, each text once, after the document', async () => {
    const reference = (kind: string, id: string, type: string) => `<w:${kind}Reference r:id="${id}" w:type="${type}"/>`
    const section = `<w:sectPr>${reference('header', 'H', 'default')}${reference('footer', 'F', 'default')}${reference('header', 'X', 'first')}</w:sectPr>`
    const target = (id: string, name: string) => `<Relationship Id="${id}" Type="x/part" Target="${name}.xml"/>`
    const document = await word(`<w:p><w:pPr>${section}</w:pPr>${run('Body')}</w:p>${section}`, {
      'word/_rels/document.xml.rels': `<Relationships>${target('H', 'head')}${target('F', 'foot')}${target('X', 'first')}</Relationships>`,
      'word/head.xml': `<w:hdr xmlns:w="w">${paragraph('Acme')}</w:hdr>`,
      'word/foot.xml': `<w:ftr xmlns:w="w">${paragraph('Confidential')}${paragraph('Confidential')}</w:ftr>`,
      'word/first.xml': `<w:hdr xmlns:w="w">${paragraph('On no page')}</w:hdr>`,
    })
    const zones = document.blocks.map(({ text, zone }) => [text, zone])
    expect(zones).toEqual([
      ['Body', undefined],
      ['Acme', 'header'],
      ['Confidential', 'footer'],
    ])
  })

  it('reads a long document in pieces as if it were one', { timeout: 20_000 }, async () => {
    const count = 6000
    const texts = Array.from({ length: count }, (_, index) => `Paragraph ${index + 1} says something of its own.`)
    const body = texts.map((text, index) =>
      index % 2 === 0 ? paragraph(text) : `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run(`${text} `)}</w:p>`,
    )
    const document = await word(body.join('') + paragraph('End.'))
    const words = document.blocks.map(block => block.text).join(' ')
    expect(words).toBe([...texts, 'End.'].join(' '))
    expect(words.length).toBeLessThan(readingLimits.documentCharacters)
    expect(document.blocks.at(-1)?.where).toEqual({ kind: 'paragraph', paragraph: count / 2 + 1 })
  })
})
