import { expect, it } from 'vitest'
import { describePlace } from '#db/places.ts'
import { brief, parse } from './parsed.ts'
import { archive, pptx, shape } from './samples.ts'

it('puts slides in the order of the presentation, titles first, and marks hidden slides', async () => {
  const title = '<p:ph type="title"/>'
  const run = (text: string) => `<a:r><a:rPr><a:hlinkClick r:id="rId2"/></a:rPr><a:t>${text}</a:t></a:r>`
  const linked = shape(`Body</a:t></a:r>${run(' one') + run(' ') + run('t\u202ewo')}<a:r><a:t>.`)
  const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p>${run('Cell')}</a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  const button = shape('Two', title).replace('<p:nvPr>', '<p:cNvPr><a:hlinkClick r:id="rId2"/></p:cNvPr><p:nvPr>')
  const slides = [{ shapes: linked + table + shape('One', title) }, { shapes: button, hidden: true }]
  const document = await parse('pptx', pptx(slides))
  const href = 'https://a.example/'
  const links = ['one two', 'Cell'].map(text => ({ links: [{ text, href }] }))
  expect(document.blocks).toMatchObject([{ text: 'One', type: 'slide_title' }, ...links, { href }])
  expect(brief(document).slice(1)).toEqual(['paragraph: Body one two.', 'table_row: Cell', 'slide_title: Two'])
  const places = document.blocks.map(({ where }) => describePlace(where))
  expect(places).toEqual(['slide 1', 'slide 1', 'slide 1', 'slide 2, hidden'])
  expect(document.sheets.map(({ width, height, hidden, words }) => [width, height, hidden, words])).toEqual([
    [720, 405, false, 5],
    [720, 405, true, 1],
  ])
})

it('names slides that are listed but missing, and counts them', async () => {
  const named = archive({
    'ppt/presentation.xml':
      '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId r:id="r1"/><p:sldId r:id="r2"/><p:sldId r:id="r3"/></p:sldIdLst></p:presentation>',
    // The first has no part, the second no relationship.
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/slide" Target="gone.xml"/><Relationship Id="r3" Type="x/slide" Target="here.xml"/></Relationships>',
    'ppt/here.xml': `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shape('Here')}</p:spTree></p:cSld></p:sld>`,
  })
  const document = await parse('pptx', named)
  expect(document.blocks).toMatchObject([{ text: 'Here', where: { kind: 'slide', slide: 3, hidden: false } }])
  const why = (slide: number) => `Slide ${slide} is missing from the file and could not be read.`
  expect(document.unread).toMatchObject([1, 2].map(slide => ({ where: { slide }, why: why(slide) })))
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
  expect(document.unread.map(({ why }) => why)).toEqual(['Slide 1 holds only images; text inside them was not read.'])
})

/** White letters on slides: hidden on white and under what is drawn later, visible on anything painted behind them. */
const at = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`
const fill = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`
const painted = (place: string, paint: string) =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr>${place}<a:prstGeom prst="rect"/>${paint}</p:spPr></p:sp>`
const white = (place = at(100_000, 100_000, 4_000_000, 500_000), paint = '<a:noFill/>') =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr>${place}${paint}</p:spPr><p:txBody><a:p><a:r><a:rPr>${fill('FFFFFF')}</a:rPr><a:t>White words here</a:t></a:r></a:p></p:txBody></p:sp>`
const group = (shapes: string) =>
  `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="4572000" cy="2571750"/><a:chOff x="0" y="0"/><a:chExt cx="9144000" cy="5143500"/></a:xfrm></p:grpSpPr>${shapes}</p:grpSp>`

const photo = `<p:pic><p:blipFill><a:blip r:embed="rId1"/></p:blipFill><p:spPr>${at(0, 0, 9_144_000, 900_000)}<a:prstGeom prst="rect"/></p:spPr></p:pic>`
const png = (colours: number) => `\x89${'.'.repeat(24)}${String.fromCharCode(colours)}`

const unwrapped = white(at(100_000, 100_000, 1_000_000, 500_000)).replace('<p:txBody>', '$&<a:bodyPr wrap="none"/>')
const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc><a:tc/>`
const columns = '<a:tblGrid><a:gridCol w="2500000"/><a:gridCol w="1500000"/></a:tblGrid>'
const table = (text: string) =>
  `<p:graphicFrame>${at(100_000, 100_000, 4_000_000, 400_000).replaceAll('a:xfrm', 'p:xfrm')}<a:graphic><a:graphicData>
    <a:tbl>${columns}<a:tr h="400000">${cell(text)}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`

const band = painted(at(0, 0, 9_144_000, 900_000), fill('8E2A7B'))
const unseen = 'Its letters are white on white.'

it.each([
  ['on nothing at all', white(), unseen],
  ['on a band elsewhere', painted(at(0, 4_000_000, 9_144_000, 900_000), fill('8E2A7B')) + white(), unseen],
  ['on a band', band + white(), undefined],
  ['on a band in a group', group(band) + white(), undefined],
  ['on their own shape, placed by its layout', white('', fill('8E2A7B')), undefined],
  ['outside the slide', white(at(9_200_000, 0, 100, 100)), 'It stands outside the slide.'],
  ['of one point', white().replace('<a:rPr>', '<a:rPr sz="100">'), 'Its letters are 1 points high.'],
  ['under a band', white() + band, 'It lies under a filled shape.'],
  ['under a faint band', white() + band.replace('"/></a:sol', '"><a:alpha/></a:srgbClr></a:sol'), undefined],
  ['too long for their box', white().replace('here', 'here '.repeat(30)) + band, undefined],
  ['below empty lines, in a box', white().replace('<p:txBody>', '$&<a:p/><a:p><a:br/></a:p>') + band, undefined],
  ['under a band, in a box that does not wrap', unwrapped + band, 'It lies under a filled shape.'],
  ['in a box that does not wrap, under a narrow band', unwrapped + band.replace('9144000', '1200000'), undefined],
  ['in a table under a band', table('White words here') + band, 'It lies under a filled shape.'],
  ['in a table that grows out from under a band', table('White words here '.repeat(9)) + band, undefined],
  ['under an animated band', `${white() + band}<p:spTgt/>`, undefined],
  ['under a picture', white() + photo, 'It lies under a picture.'],
  ['under a picture that may be transparent', white() + photo, undefined, 6],
])('white letters are hidden only if nobody can see them: %s', async (_, shapes, hidden, colours = 2) => {
  const { blocks } = await parse('pptx', pptx([{ shapes: shape('a b c d e f g h') + shapes }], png(colours)))
  expect(blocks.find(({ text }) => text.startsWith('White words'))?.hidden).toBe(hidden)
})
