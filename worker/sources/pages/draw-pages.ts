/** Draws a document's pages in the browser that opens untrusted websites, without any network. */
import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage, PageWord } from '#db/page-words.ts'
import type { CDPSession, Page, WarmBrowser } from '../../adapters/browser/browser.ts'
import { cutIntoPages } from './cut.ts'
import type { DrawingScripts } from './drawing-scripts.ts'
import type { Sheet } from './in-browser/sheet.ts'
import { openOwnPage } from './own-page.ts'

export interface PictureOfPage extends DrawnPage {
  /** WebP, at most 1,600 and 320 pixels wide. */
  large: Uint8Array
  small: Uint8Array
  /**
   * Words of a PDF that its picture does not show. Slides and Word files are not compared: they are drawn less exactly, and
   * slides hide words until an animation shows them. Of 57 public decks 9 had such words, most of which an audience would see.
   */
  unseen: PageWord[]
}

const widths = { large: 1_600, small: 320 }
const quality = 82
/** Later pages have no picture, but their text is read. */
export const mostPages = 120
/** The height of pages whose file gives none, relative to the width: that of A4. */
const tallness = Math.SQRT2
/** No real page is larger; a file that claims a larger one would fill the memory with one picture. */
const mostPixels = 6_000

/** Takes a picture of the page; `scale` is the number of its pixels for each pixel of the page. */
export type Shoot = (format: 'webp' | 'jpeg', scale: number) => Promise<Uint8Array>

export interface Drawn {
  script: keyof DrawingScripts
  source: Buffer
  /** The pages that the script shows at once; `number` is that of the first. */
  cut(sheet: Sheet, number: number): DrawnPage[]
}

/** Shows page by page to `use`. Throws what the browser throws. */
export async function eachPage(
  { script, source, cut }: Drawn,
  { signal, most, only }: { signal: AbortSignal; most: number; only?: ReadonlySet<number> | undefined },
  browser: WarmBrowser,
  use: (page: DrawnPage, shoot: Shoot, shown: Page) => Promise<void>,
): Promise<void> {
  await browser.render({ signal }, async session => {
    const page = await openOwnPage(session, script, source)
    const pages = await page.evaluate<number>('script.pages')
    const capture = await page.context().newCDPSession(page)
    let number = 1
    for (let at = 1; at <= pages && number <= most; at++) {
      signal.throwIfAborted()
      if (only && !only.has(at)) {
        number += 1
        continue
      }
      const sheet = await page.evaluate<Sheet>(`script.measured(${at})`)
      if (!(sheet.width <= mostPixels)) throw new Error(`A page is ${sheet.width} pixels wide`)
      const cuts = cut(sheet, number)
      for (const one of cuts) if (one.number <= most) await use(one, shooting(capture, sheet, one), page)
      number += cuts.length
    }
  })
}

const shooting =
  (capture: CDPSession, { x, y }: Sheet, { top, width, height }: DrawnPage): Shoot =>
  async (format, scale) => {
    const clip = { x, y: y + top, width, height, scale }
    const { data } = await capture.send('Page.captureScreenshot', {
      format,
      quality,
      captureBeyondViewport: true,
      clip,
    })
    return new Uint8Array(Buffer.from(data, 'base64'))
  }

/** Shows the document's own pages if `file` has any; otherwise its text is typeset. */
export function drawingOf({ kind, blocks }: Pick<LocatedDocument, 'kind' | 'blocks'>, file: Uint8Array | null): Drawn {
  const script = file && (kind === 'pdf' || kind === 'pptx' || kind === 'docx') ? kind : 'typeset'
  // A page of a PDF or a slide stays whole; sections of other documents have any length and are cut.
  const isWhole = script === 'pdf' || script === 'pptx'
  return {
    script,
    source: script === 'typeset' ? Buffer.from(JSON.stringify(blocks)) : Buffer.from(file ?? []),
    cut: (sheet, number) =>
      isWhole
        ? cutIntoPages({ ...sheet, height: Math.min(sheet.height, mostPixels) }, mostPixels, number)
        : cutIntoPages(sheet, Math.ceil(sheet.width * tallness), number),
  }
}

/** Stores page by page, so that a failure or an abort loses nothing. Throws what the browser throws. */
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
    /** Pages of a PDF or slides, by number; all by default. */
    only?: ReadonlySet<number>
  },
  { browser }: { browser: WarmBrowser },
  keep: (page: PictureOfPage) => Promise<void>,
): Promise<void> {
  let bytes = 0
  const drawing = drawingOf(document, file)
  await eachPage(drawing, { signal, most: mostPages, only }, browser, async (page, shoot, shown) => {
    const large = await shoot('webp', pictureScale(page))
    const small = await shoot('webp', pictureScale(page, widths.small))
    bytes += large.length + small.length
    if (bytes > mostBytes) throw new Error(`The pictures of ${page.number} pages are too large`)
    const unseen = drawing.script === 'pdf' ? await unseenOn(shown, page, large) : []
    await keep({ ...page, top: 0, large, small, unseen })
  })
}

/** The picture's pixels for each pixel of the page: fewer for a very tall page, whose picture would exceed its format. */
export const pictureScale = ({ width, height }: Pick<DrawnPage, 'width' | 'height'>, wanted = widths.large): number =>
  Math.min(wanted / width, mostPixels / height)

async function unseenOn(shown: Page, page: DrawnPage, large: Uint8Array): Promise<PageWord[]> {
  const given = [page.words, Buffer.from(large).toString('base64'), pictureScale(page)]
  const call = `script.unseenWords(${given.map(value => JSON.stringify(value)).join()})`
  const unseen = new Set(await shown.evaluate<number[]>(call))
  return page.words.filter((_, at) => unseen.has(at))
}
