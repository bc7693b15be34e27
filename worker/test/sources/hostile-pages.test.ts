/** Drawing the pages of malicious files: what they reach, and what they cost. */
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from '../../adapters/browser/browser.ts'
import { drawingOf, drawPages, type PictureOfPage } from '../../sources/pages/draw-pages.ts'
import { dataDir, type Site, servePages } from '../website/local-sites.ts'
import { archive, line, office, pdfWithPicture, pptx, read, relations, shape } from './samples.ts'

let site: Site
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  site = await servePages({})
  // Allowed, so that only the drawing itself keeps requests away from it.
  browser = createBrowser({ dataDir, allowHosts: [site.host], log: () => undefined })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const { signal } = new AbortController()

async function drawn(bytes: Uint8Array, name: string): Promise<PictureOfPage[]> {
  const pages: PictureOfPage[] = []
  const document = await read(bytes, name)
  await drawPages(drawingOf(document, bytes), { signal }, browser, async page => void pages.push(page))
  return pages
}
const wordsOf = (pages: PictureOfPage[]) => pages.flatMap(({ words }) => words.map(([text]) => text)).join(' ')

const namespaces = {
  w: 'wordprocessingml/2006/main',
  a: 'drawingml/2006/main',
  p: 'presentationml/2006/main',
  pic: 'drawingml/2006/picture',
  wp: 'drawingml/2006/wordprocessingDrawing',
  r: 'officeDocument/2006/relationships',
}
const xmlns = Object.entries(namespaces)
  .map(([name, space]) => `xmlns:${name}="${office}/${space}"`)
  .join(' ')
const blip = '<a:blip r:link="rId1" r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch>'
const frame = '<a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm>'

const notice = 'A picture here could not be drawn.'

describe('a file with external references is drawn, and no request leaves the browser', () => {
  it('for pictures, a font, a page with a script and links in a Word document', async () => {
    const picture = `<w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><a:graphic><a:graphicData uri="${office}/drawingml/2006/picture"><pic:pic><pic:blipFill>${blip}</pic:blipFill><pic:spPr>${frame}</pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
    const body = `<w:p><w:r><w:rPr><w:rFonts w:ascii="Far"/></w:rPr><w:t>Words before</w:t></w:r><w:r>${picture}</w:r></w:p><w:altChunk r:id="rId2"/><w:p><w:hyperlink r:id="rId3"><w:r><w:t>a link</w:t></w:r></w:hyperlink></w:p>`
    const file = archive({
      '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
      'word/document.xml': `<w:document ${xmlns}><w:body>${body}</w:body></w:document>`,
      'word/_rels/document.xml.rels': relations([
        ['image', `${site.origin}/picture.png`],
        ['aFChunk', 'part.htm'],
        ['hyperlink', `javascript:fetch('${site.origin}/link')`],
        ['fontTable', 'fontTable.xml'],
      ]),
      'word/part.htm': `<script>fetch('${site.origin}/script')</script><img src="${site.origin}/part.png">`,
      'word/fontTable.xml': `<w:fonts ${xmlns}><w:font w:name="Far'; src: url(${site.origin}/style) '"><w:embedRegular r:id="rId1" w:fontKey="{0}"/></w:font></w:fonts>`,
      'word/_rels/fontTable.xml.rels': relations([['font', `${site.origin}/font`]]),
    })
    expect(wordsOf(await drawn(file, 'far.docx'))).toBe(`Words before ${notice} a link`)
    expect(site.requests).toEqual([])
  })

  it('for pictures, styles and links on a slide', async () => {
    const words = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="s"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${frame}</p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr><a:latin typeface="x;background:url(${site.origin}/style)"/><a:hlinkClick r:id="rId2"/></a:rPr><a:t>Words</a:t></a:r></a:p></p:txBody></p:sp>`
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="3" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill>${blip}</p:blipFill><p:spPr>${frame}</p:spPr></p:pic>`
    const file = archive({
      '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
      'ppt/presentation.xml': `<p:presentation ${xmlns}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relations([['slide', 'slides/slide1.xml']]),
      'ppt/slides/slide1.xml': `<p:sld ${xmlns}><p:cSld><p:spTree>${words}${picture}</p:spTree></p:cSld></p:sld>`,
      'ppt/slides/_rels/slide1.xml.rels': relations([
        ['image', `${site.origin}/picture.png`],
        ['hyperlink', 'javascript:alert(1)'],
      ]),
    })
    expect(wordsOf(await drawn(file, 'far.pptx'))).toBe(`Words ${notice}`)
    expect(site.requests).toEqual([])
  })
})

it('a PDF’s script and an image larger than any camera makes are left out; a sentence names the image', async () => {
  const script = `/OpenAction << /S /JavaScript /JS (app.launchURL\\("${site.origin}/script"\\)) >>`
  const side = 7_100
  const facts = `/Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`
  const content = `${line('Words beside it', 700)}q 400 0 0 400 100 100 cm /I Do Q\n`
  const bomb = pdfWithPicture(content, facts, deflateSync(Buffer.alloc(side * side)))
  const file = bomb.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${script}`)
  const pages = await drawn(Buffer.from(file, 'latin1'), 'bomb.pdf')
  expect(site.requests).toEqual([])
  expect(wordsOf(pages)).toBe(`Words beside it ${notice}`)
  const middle = { left: 500, top: 900, width: 200, height: 200 }
  const { channels } = await sharp(await sharp(pages[0]?.large).extract(middle).png().toBuffer()).stats()
  expect(channels[0]?.min).toBeGreaterThan(240)
})

it('a picture that is drawn although its end is cut off is not called missing', async () => {
  const black = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
  const cutOff = (await black.jpeg().toBuffer()).subarray(0, -2)
  const facts = '/Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode'
  const content = `${line('Words', 700)}q 400 0 0 400 100 100 cm /I Do Q\n`
  expect(wordsOf(await drawn(pdfWithPicture(content, facts, cutOff), 'cut.pdf'))).toBe('Words')
})

it('a slide with so many shapes that it is not drawn in time is left out; the others are drawn', async () => {
  const named = (text: string) => shape(text).replace('<p:spPr/>', `<p:spPr>${frame}<a:prstGeom prst="rect"/></p:spPr>`)
  const crowd = Array.from({ length: 10_000 }, (_, at) => named(`Shape ${at}`)).join('')
  const bytes = pptx([{ shapes: named('First') }, { shapes: crowd }, { shapes: named('Third') }])
  const pages: PictureOfPage[] = []
  const drawing = drawingOf({ kind: 'pptx', blocks: [] }, bytes)
  const drawn = drawPages(drawing, { signal, pageMs: 2_500 }, browser, async page => void pages.push(page))
  await expect(drawn).rejects.toThrow('Page 2 is not drawn after 2.5 seconds')
  expect(pages.map(({ number, words }) => [number, words[0]?.[0]])).toEqual([
    [1, 'First'],
    [3, 'Third'],
  ])
})
