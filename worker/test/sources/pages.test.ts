import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PageWord } from '#db/page-words.ts'
import { describePlace } from '#db/places.ts'
import { readDocument } from '../../sources/document.ts'
import { cutIntoPages } from '../../sources/pages/cut.ts'
import { drawForModel } from '../../sources/pages/draw-for-model.ts'
import { drawingOf, drawPages, type PictureOfPage } from '../../sources/pages/draw-pages.ts'
import { browserFor } from '../website/local-sites.ts'
import { archive, line, office, pdf, pptx, read, relations, shape } from './samples.ts'

const browser = browserFor()

const fixtures = path.resolve(import.meta.dirname, '../fixtures')
const { signal } = new AbortController()

async function drawn(name: string, bytes = readFileSync(path.join(fixtures, name))): Promise<PictureOfPage[]> {
  const document = await readDocument({ bytes, name: path.basename(name), capturedAt: '2026-01-01T00:00:00Z', signal })
  const pages: PictureOfPage[] = []
  await drawPages(drawingOf(document, bytes), { signal }, browser, async page => void pages.push(page))
  return pages
}

/** A table as some programs write it: no height, since its rows grow with their text. */
const flatRow = `<p:graphicFrame><p:nvGraphicFramePr/><p:xfrm><a:off x="914400" y="914400"/><a:ext cx="5486400" cy="0"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="5486400"/></a:tblGrid><a:tr h="0"><a:tc><a:txBody><a:p><a:r><a:t>Revenue 2026</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`

const textOf = ({ words }: PictureOfPage) => words.map(([text]) => text).join(' ')

describe('a document is drawn page by page, and its words are where the picture shows them', () => {
  it.each([
    { name: 'poetry.pdf', bytes: Buffer.from(pdf([line('Listeners to poetry', 700)])), says: 'Listeners to' },
    { name: 'flat-row.pptx', bytes: Buffer.from(pptx([{ shapes: '' }, { shapes: flatRow }])), says: 'Revenue 2026' },
    { name: 'pptx/cht-charts.pptx', says: 'Category 1 Category 2' },
    { name: 'word/test06.docx', says: 'Insert subject here' },
    { name: 'word/test06.doc', says: 'Analyste · ROB (432)' },
  ])('$name', async ({ name, bytes, says }) => {
    const all = await drawn(name, bytes)
    expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1))
    const page = all.at(-1)
    if (!page) throw new Error('No such page')
    expect(textOf(page)).toContain(says)
    for (const [, x, y, width, height] of page.words) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1)
      expect(x + width).toBeLessThanOrEqual(page.width + 1)
      expect(y + height).toBeLessThanOrEqual(page.height + 1)
    }
    const [large, small] = await Promise.all([page.large, page.small].map(picture => sharp(picture).metadata()))
    expect([large?.format, Math.round((large?.width ?? 0) / 10), small?.width]).toEqual(['webp', 160, 320])
    // Words are dark on light: there is ink in each word's box and none in the margin.
    const long = page.words.find(([text]) => text.length > 6) as PageWord
    expect(await darkest(page, long)).toBeLessThan(160)
    expect(await darkest(page, ['', 0, 0, 8, 8])).toBeGreaterThan(240)
  })

  /** The darkest value of the picture inside the word's box: 0 is black, 255 white. */
  async function darkest(page: PictureOfPage, [, ...box]: PageWord): Promise<number> {
    const [left = 0, top = 0, width = 0, height = 0] = box.map(side => Math.round((side * 1_600) / page.width))
    const inside = sharp(page.large).extract({ left, top, width, height })
    return (await sharp(await inside.png().toBuffer()).stats()).channels[0]?.min ?? 255
  }

  it('with pages turned to each side', async () => {
    const turns = ['090', '180', '270']
    const file = Buffer.from(pdf(Array(3).fill(line('Words that turn', 700)), '', [], [612, 792], '/Rotate 000'))
    const turned = file.toString('latin1').replaceAll('/Rotate 000', () => `/Rotate ${turns.shift()}`)
    const all = await drawn('turned.pdf', Buffer.from(turned, 'latin1'))
    for (const page of all)
      expect(await darkest(page, page.words[0] as PageWord), `page ${page.number}`).toBeLessThan(160)
    expect(all.map(({ width, height }) => width > height)).toEqual([true, false, true])
  })

  it('with the signs of fonts that the browser lacks, in lists and texts', async () => {
    const word = `xmlns:w="${office}/wordprocessingml/2006/main"`
    const fonts = (font: string) => `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>`
    const list = (bullet: string, letters: string, font: string) =>
      archive({
        '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
        'word/_rels/document.xml.rels': relations([['numbering', 'numbering.xml']]),
        'word/numbering.xml': `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${bullet}"/>${fonts(font)}</w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
        'word/document.xml': `<w:document ${word}><w:body><w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r>${fonts(font)}<w:t>${letters}</w:t></w:r><w:r><w:t>Done and paid</w:t></w:r></w:p></w:body></w:document>`,
      })
    const file = Buffer.from(list('\uf0fc', 'ü\uf0e0', 'Wingdings'))
    expect((await read(file, 'signs.docx')).blocks[0]?.text).toBe('✓→Done and paid')
    const [[page], [same]] = [await drawn('a.docx', file), await drawn('b.docx', Buffer.from(list('✓', '✓→', 'Arial')))]
    expect(page?.words).toEqual(same?.words)
    expect(page?.large).toEqual(same?.large)
  })

  it('with a strip of a page whose picture would be too tall for its format', async () => {
    const [page] = await drawn(
      'strip.pdf',
      Buffer.from(pdf([line('A strip of words', 14_000, 20, 10)], '', [], [200, 14_400])),
    )
    if (!page) throw new Error('No page')
    expect(textOf(page)).toBe('A strip of words')
    const { height = 0, width = 0 } = await sharp(page.large).metadata()
    expect(height).toBeGreaterThan(2_000)
    expect(Math.abs((height / width / page.height) * page.width - 1)).toBeLessThan(0.03)
  })
})

describe('a model is shown', () => {
  const deckFile = pptx(['Vans', 'Bread', 'Our ask'].map(text => ({ shapes: shape(text) })))
  const deck = () => readDocument({ bytes: deckFile, name: 'deck.pptx', capturedAt: '2026-01-01T00:00:00Z', signal })

  it('the first slides as JPEG, none larger than it can see, in order and by name', async () => {
    const document = await deck()
    const load = async () => ({ file: deckFile, pages: [] })
    const pictures = await drawForModel({ document, load, signal }, { browser })
    const names = document.sheets.map(({ number }) => [number, `slide ${number}`])
    expect(pictures.map(({ page, where }) => [page, describePlace(where)])).toEqual(names)
    for (const { jpeg, width, height } of pictures) {
      const size = await sharp(jpeg).metadata()
      expect([size.format, Math.max(width, height)]).toEqual(['jpeg', 1_024])
      expect(Math.abs((size.width ?? 0) - width) + Math.abs((size.height ?? 0) - height)).toBeLessThanOrEqual(2)
    }
  })

  it('the screens of a website as they were cut', async () => {
    const paper = (height: number, background: string) =>
      sharp({ create: { width: 1_440, height, channels: 3, background } })
    const stripe = { input: await paper(10, '#000').png().toBuffer(), left: 0, top: 1_000 }
    const file = await paper(2_000, '#fff').composite([stripe]).jpeg().toBuffer()
    const pages = cutIntoPages({ width: 1_440, height: 2_000, words: [['wo\u0000rd', 0, 890, 10, 20]] }, 900)
    expect(
      pages.flatMap(({ words }) => words.map(([text]) => text)),
      'what can be stored',
    ).toEqual(['word'])
    const document = { ...(await deck()), kind: 'website' as const }
    const pictures = await drawForModel({ document, load: async () => ({ file, pages }), signal }, { browser })
    expect(pictures.map(({ where }) => describePlace(where))).toEqual(['first screen', 'screen 2', 'screen 3'])
    const stats = await Promise.all(pictures.map(({ jpeg }) => sharp(jpeg).stats()))
    expect(stats.map(({ channels }) => (channels[0]?.min ?? 0) < 100)).toEqual([false, true, false])
  })

  it('nothing of a file that is gone, and the review goes on', async () => {
    const [document, load] = [await deck(), () => Promise.reject(new Error('gone'))]
    expect(await drawForModel({ document, load, signal }, { browser })).toEqual([])
    const ended = AbortSignal.abort(new Error('cancelled'))
    await expect(drawForModel({ document, load, signal: ended }, { browser })).rejects.toThrow('cancelled')
  })
})

describe('what is longer than a page', () => {
  const word = fc.record({ y: fc.integer({ min: 0, max: 5_000 }), height: fc.integer({ min: 1, max: 60 }) })
  it('is cut without a gap or an overlap; each word is on one page, whole if possible', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.integer({ min: 200, max: 1_200 }), (given, tall) => {
        const words = given.map(({ y, height }, at): PageWord => [`w${at}`, 0, y, 10, height])
        const pages = cutIntoPages({ width: 100, height: 5_100, words }, tall)
        expect(pages.reduce((bottom, { top, height }) => (top === bottom ? top + height : Number.NaN), 0)).toBe(5_100)
        expect(pages.flatMap(page => page.words.map(([text]) => text)).sort()).toEqual(
          words.map(([text]) => text).sort(),
        )
        for (const page of pages) {
          expect(page.height).toBeLessThanOrEqual(tall)
          const back = page.words.every(([text, , y]) =>
            words.some(([same, , top]) => same === text && top === y + page.top),
          )
          expect(back).toBe(true)
        }
      }),
    )
  })
})
