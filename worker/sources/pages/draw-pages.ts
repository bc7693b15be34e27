/** Draws a document's pages in the browser that opens strangers' websites, without any network. */
import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage, PageWord } from '#db/page-words.ts'
import type { CDPSession, Page, WarmBrowser } from '../../adapters/browser/browser.ts'
import { cutIntoPages } from './cut.ts'
import type { Sheet } from './in-browser/sheet.ts'
import { openOwnPage } from './own-page.ts'

export interface PictureOfPage extends DrawnPage {
  /** WebP, at most 1,600 and 320 pixels wide. */
  large: Uint8Array
  small: Uint8Array
  /**
   * Words of a PDF that its picture does not show. Slides and Word files are not compared: they are drawn less exactly, and
   * slides hide words until an animation shows them. Of 57 public decks 9 had such words, nearly all seen by an audience.
   */
  unseen: PageWord[]
}

const widths = { large: 1_600, small: 320 }
const quality = 82
/** Later pages have no picture; their text is read all the same. */
export const mostPages = 120
/** Height of a page that the file does not tell, for its width: that of A4. */
const tallness = Math.SQRT2
/** Nobody's page is larger; a file that says so would fill the memory with one picture. */
const mostPixels = 6_000

/** Keeps page by page, so that nothing is lost with a failure or an abort. Throws what the browser throws. */
export async function drawPages(
  {
    document,
    file,
    signal,
    mostBytes = readingLimits.drawnBytes,
    only,
  }: {
    document: Pick<LocatedDocument, 'kind' | 'blocks'>
    file: Uint8Array | null
    signal: AbortSignal
    mostBytes?: number
    /** Pages of a PDF or slides, by number; left out: all. */
    only?: ReadonlySet<number>
  },
  { browser }: { browser: WarmBrowser },
  keep: (page: PictureOfPage) => Promise<void>,
): Promise<void> {
  const { kind } = document
  const script = file && (kind === 'pdf' || kind === 'pptx' || kind === 'docx') ? kind : 'typeset'
  const source = script === 'typeset' ? Buffer.from(JSON.stringify(document.blocks)) : Buffer.from(file ?? [])
  await browser.render({ signal }, async session => {
    const page = await openOwnPage(session, script, source)
    const pages = await page.evaluate<number>('script.pages')
    const capture = await page.context().newCDPSession(page)
    let number = 1
    let bytes = 0
    for (let at = 1; at <= pages && number <= mostPages; at++) {
      signal.throwIfAborted()
      if (only && !only.has(at)) {
        number += 1
        continue
      }
      const sheet = await page.evaluate<Sheet>(`script.measured(${at})`)
      if (!(sheet.width <= mostPixels)) throw new Error(`A page is ${sheet.width} pixels wide`)
      // A page of a PDF and a slide are whole; the rest are sections of any length.
      const whole = script === 'pdf' || script === 'pptx'
      const cuts = whole
        ? cutIntoPages({ ...sheet, height: Math.min(sheet.height, mostPixels) }, mostPixels, number)
        : cutIntoPages(sheet, Math.ceil(sheet.width * tallness), number)
      for (const cut of cuts) {
        if (cut.number > mostPages) break
        const drawn = await picture(capture, sheet, cut)
        if (script === 'pdf') drawn.unseen = await unseenOn(page, drawn)
        bytes += drawn.large.length + drawn.small.length
        if (bytes > mostBytes) throw new Error(`The pictures of ${cut.number} pages are too large`)
        await keep(drawn)
      }
      number += cuts.length
    }
  })
}

/** Pixels of the picture for each of the page's. A strip of a page would have a picture too tall for its format. */
export const pictureScale = ({ width, height }: Pick<DrawnPage, 'width' | 'height'>, wanted = widths.large): number =>
  Math.min(wanted / width, mostPixels / height)

async function picture(capture: CDPSession, sheet: Sheet, page: DrawnPage): Promise<PictureOfPage> {
  const shot = async (width: number) => {
    const { data } = await capture.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
      clip: {
        x: sheet.x,
        y: sheet.y + page.top,
        width: page.width,
        height: page.height,
        scale: pictureScale(page, width),
      },
    })
    return new Uint8Array(Buffer.from(data, 'base64'))
  }
  return { ...page, top: 0, large: await shot(widths.large), small: await shot(widths.small), unseen: [] }
}

async function unseenOn(page: Page, drawn: PictureOfPage): Promise<PageWord[]> {
  const given = [drawn.words, Buffer.from(drawn.large).toString('base64'), pictureScale(drawn)]
  const call = `script.unseenWords(${given.map(value => JSON.stringify(value)).join()})`
  const unseen = new Set(await page.evaluate<number[]>(call))
  return drawn.words.filter((_, at) => unseen.has(at))
}
