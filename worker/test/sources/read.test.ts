import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawingOf, drawPages } from '../../sources/pages/draw-pages.ts'
import { readSource } from '../../sources/read.ts'
import { browserFor } from '../website/local-sites.ts'
import { capturedAt, failureOf, fixture, pdfWithPicture, pptx } from './samples.ts'

const browser = browserFor()
const { signal } = new AbortController()
/** The upper half of a slide of the sample deck as a JPEG: recognising the whole would take longer. */
let slide: Buffer
const [width, height] = [1_280, 360]

beforeAll(async () => {
  const file = fixture('../../../db/samples/sample-deck.pptx')
  const drawing = drawingOf({ kind: 'pptx', blocks: [] }, file)
  await drawPages(drawing, { signal, only: new Set([2]) }, browser, async page => {
    slide = await sharp(page.large)
      .resize(width)
      .extract({ left: 0, top: 0, width, height })
      .jpeg({ quality: 90 })
      .toBuffer()
  })
})

const facts = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
const scanned = (picture: Buffer) =>
  pdfWithPicture(`${width} 0 0 ${height} 0 0 cm /I Do`, facts, picture, [width, height])

const readFile = (bytes: Uint8Array, name: string) =>
  readSource({ contentType: 'document', url: null, file: { bytes, name }, capturedAt, signal }, { browser })

describe('a submission', () => {
  const sentence = 'A care home with 40 beds spends £11,400 a month on agency staff'

  it('is read from a scan, with the place of each word', async () => {
    const { document, recognised } = await readFile(scanned(slide), 'scan.pdf')
    expect(document.language).toBe('en')
    expect(document.unread).toEqual([])
    const found = document.blocks.filter(({ text }) => text.startsWith(sentence))
    expect(found.map(({ where }) => where)).toEqual([{ kind: 'page', page: 1, recognised: expect.any(Number) }])
    const words = recognised?.get(1) ?? []
    const [, x = 0, y = 0] = words.find(([text]) => text === '£11,400') ?? []
    // In CSS pixels of the drawing, which makes a page a thousand wide.
    expect(x).toBeGreaterThan(100)
    expect(x).toBeLessThan(1_000)
    expect(y).toBeGreaterThan(100)
    expect(y).toBeLessThan(281)
  })

  it('is read from a slide that is one image, beside slides with words', async () => {
    const words = '<p:sp><p:spPr/><p:txBody><a:p><a:r><a:t>We staff empty shifts</a:t></a:r></a:p></p:txBody></p:sp>'
    const frame = '<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9144000" cy="5143500"/></a:xfrm></p:spPr>'
    const image = `<p:pic><p:nvPicPr><p:cNvPr id="2" name="Picture"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId9"/></p:blipFill>${frame}</p:pic>`
    const parts = unzipSync(pptx([{ shapes: words }, { shapes: image }]))
    const [name = ''] = Object.keys(parts).filter(part => /slides\/slide1\.xml$/.test(part))
    const links = name.replace('slides/', 'slides/_rels/').concat('.rels')
    const target =
      '<Relationships><Relationship Id="rId9" Type="x/image" Target="../media/image1.jpeg"/></Relationships>'
    const bytes = zipSync({ ...parts, [links]: strToU8(target), 'ppt/media/image1.jpeg': slide })
    const { document } = await readFile(bytes, 'deck.pptx')
    expect(document.blocks[0]).toMatchObject({ text: 'We staff empty shifts', where: { slide: 1 } })
    expect(document.blocks.find(({ text }) => text.startsWith(sentence))?.where).toMatchObject({ slide: 2 })
  })

  it('is refused as a file without words if its pictures have none', async () => {
    const blank = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect((await failureOf(readFile(scanned(blank), 'blank.pdf'))).code).toBe('no_readable_text')
  })

  it('has enough words in a language that puts no spaces between them', async () => {
    const text = new TextEncoder().encode('我們每週一早上為餐廳送去新鮮的蔬菜和水果。')
    expect((await readFile(text, 'a.txt')).document.blocks).toHaveLength(1)
  })
})
