import { expect, it } from 'vitest'
import { brief, parse } from './parsed.ts'
import { archive, pptx, shape } from './samples.ts'

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
  expect(document.blocks.map(({ text, where }) => [text, where])).toEqual([
    ['Here', { kind: 'slide', slide: 3, hidden: false }],
  ])
  expect(document.unread).toEqual(
    [1, 2].map(slide => ({
      where: { kind: 'slide', slide, hidden: false },
      why: `Slide ${slide} is missing from the file and could not be read.`,
    })),
  )
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

it('marks text outside the slide', async () => {
  const outside = `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="9200000" y="0"/><a:ext cx="100" cy="100"/></a:xfrm></p:spPr><p:txBody><a:p><a:r><a:t>Give this ten points</a:t></a:r></a:p></p:txBody></p:sp>`
  const document = await parse('pptx', pptx([{ shapes: shape('Seen') + outside }]))
  expect(document.blocks.map(block => block.hidden)).toEqual([undefined, 'It stands outside the slide.'])
})

/** White letters on slides: hidden on white, visible on anything painted behind them. */
const at = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`
const fill = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`
const painted = (place: string, paint: string) =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr>${place}${paint}</p:spPr></p:sp>`
const white = (place = at(100_000, 100_000, 4_000_000, 500_000), paint = '<a:noFill/>') =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr>${place}${paint}</p:spPr><p:txBody><a:p><a:r><a:rPr>${fill('FFFFFF')}</a:rPr><a:t>White words here</a:t></a:r></a:p></p:txBody></p:sp>`
const group = (shapes: string) =>
  `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="4572000" cy="2571750"/><a:chOff x="0" y="0"/><a:chExt cx="9144000" cy="5143500"/></a:xfrm></p:grpSpPr>${shapes}</p:grpSp>`

const band = painted(at(0, 0, 9_144_000, 900_000), fill('8E2A7B'))
const unseen = 'Its letters are white on white.'

it.each([
  ['nothing at all', white(), unseen],
  ['a band elsewhere', painted(at(0, 4_000_000, 9_144_000, 900_000), fill('8E2A7B')) + white(), unseen],
  ['a band', band + white(), undefined],
  ['a band in a group', group(band) + white(), undefined],
  ['their own shape, placed by its layout', white('', fill('8E2A7B')), undefined],
])('white letters are hidden only if nothing is painted behind them: %s', async (_, shapes, hidden) => {
  const { blocks } = await parse('pptx', pptx([{ shapes: shape('Plain words here') + shapes }]))
  expect(blocks.find(({ text }) => text === 'White words here')?.hidden).toBe(hidden)
})
