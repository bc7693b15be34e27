/** Draws a document's pages in the browser that opens untrusted websites, without any network. */
import { setTimeout as delay } from 'node:timers/promises'
import { readingLimits } from '#db/limits.ts'
import type { Block, LocatedDocument } from '#db/located-document.ts'
import { type DrawnPage, notDrawn, type PageWord } from '#db/page-words.ts'
import { pageOf } from '#db/places.ts'
import type { CDPSession, Page, RenderSession, WarmBrowser } from '../../adapters/browser/browser.ts'
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
/** Of later pages only the text is shown. */
export const mostPages = 120
/** The height of pages whose file gives none, relative to the width: that of A4. */
const tallness = Math.SQRT2
/** No real page is larger; a file that claims a larger one would fill the memory with one picture. */
const mostPixels = 6_000
/** A page that is drawn narrower, for example because it is 100,000 points tall, cannot be read. */
const leastWidth = 30
/** The tallest page has no room for more letters, and the browser takes long to find the words of a longer paragraph. */
const mostLetters = 20_000
const longestPageMs = 20_000

/** Takes a picture of the page; `scale` is the number of its pixels for each pixel of the page. */
export type Shoot = (format: 'webp' | 'jpeg', scale: number) => Promise<Uint8Array>

export interface Drawn {
  script: keyof DrawingScripts
  source: Buffer
  /** The pages that the script shows at once; `number` is that of the first. */
  cut(sheet: Sheet, number: number): DrawnPage[]
}

interface Limits {
  signal: AbortSignal
  /** Pages of a PDF or slides, by number; all by default. */
  only?: ReadonlySet<number>
  pageMs?: number
}

/** Passes each page to `use`. One that cannot be drawn is left out, and its error is thrown after the other pages are done. */
export async function eachPage(
  { script, source, cut }: Drawn,
  { signal, most, only, pageMs = longestPageMs }: Limits & { most: number },
  browser: WarmBrowser,
  use: (page: DrawnPage, shoot: Shoot, shown: Page) => Promise<void>,
): Promise<void> {
  let [at, number, isOpen] = [1, 1, false]
  const show = async (session: RenderSession) => {
    const page = await openOwnPage(session, script, source)
    const pages = await page.evaluate<number>('script.pages')
    const capture = await page.context().newCDPSession(page)
    const one = async () => {
      const sheet = await page.evaluate<Sheet>(`script.measured(${at})`)
      const { width } = sheet
      if (!(width >= leastWidth && width <= mostPixels)) throw new Error(`Page ${at} is ${width} pixels wide`)
      const cuts = cut(sheet, number)
      for (const each of cuts.slice(0, most - number + 1)) await use(each, shooting(capture, sheet, each), page)
      return cuts.length
    }
    const late = async (): Promise<never> => {
      await delay(pageMs, undefined, { ref: false })
      throw new Error(`Page ${at} is not drawn after ${pageMs / 1_000} seconds`)
    }
    isOpen = true
    for (; at <= pages && number <= most; at++) {
      signal.throwIfAborted()
      if (only && !only.has(at)) number += 1
      else number += await (hasPages(script) ? Promise.race([one(), late()]) : one())
    }
  }
  const failures: unknown[] = []
  const draw = (): Promise<void> =>
    browser.render({ signal }, show).catch(error => {
      signal.throwIfAborted()
      if (!isOpen || !hasPages(script)) throw error
      failures.push(error)
      ;[at, number, isOpen] = [at + 1, number + 1, false]
      return draw()
    })
  await draw()
  if (failures.length > 0) throw failures[0]
}

/** A page of a PDF or a slide stays whole; sections of other documents have any length and are cut. */
const hasPages = (script: Drawn['script']) => script === 'pdf' || script === 'pptx'

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

export function drawingOf({ kind, blocks }: Pick<LocatedDocument, 'kind' | 'blocks'>, file: Uint8Array | null): Drawn {
  const script = file && (kind === 'pdf' || kind === 'pptx' || kind === 'docx') ? kind : 'typeset'
  return {
    script,
    source: script === 'typeset' ? typeset([blocks]) : Buffer.from(file ?? []),
    cut: hasPages(script) ? whole : (sheet, number) => cutIntoPages(sheet, Math.ceil(sheet.width * tallness), number),
  }
}

const typeset = (articles: Block[][]) => Buffer.from(JSON.stringify(articles))

const whole: Drawn['cut'] = (sheet, number) =>
  cutIntoPages({ ...sheet, height: Math.min(sheet.height, mostPixels) }, mostPixels, number)

/** The text of pages that were not drawn, in their place; null if none is missing. */
export function textsOf({ kind, blocks, sheets }: LocatedDocument, drawn: ReadonlySet<number>): Drawn | null {
  const shown = blocks
    .filter(({ hidden, type }) => hidden === undefined && type !== 'notes' && type !== 'image')
    .map(block => ({ ...block, text: block.text.slice(0, mostLetters) }))
  const article = (what: string, own: Block[]): Block[] => {
    return [{ id: '', type: 'heading', text: notDrawn(what), where: { kind: 'document' } }, ...own]
  }
  if (kind === 'docx' && drawn.size === 0) return drawingOf({ kind, blocks: article('The document', shown) }, null)
  const missing = sheets.map(({ number }) => number).filter(number => !drawn.has(number))
  const own = (number: number) => shown.filter(({ where }) => pageOf(where) === number)
  const name = kind === 'pptx' ? 'Slide' : 'Page'
  const source = typeset(missing.map(number => article(`${name} ${number}`, own(number))))
  const cut: Drawn['cut'] = (sheet, at) => whole(sheet, missing[at - 1] ?? at)
  return missing.length > 0 ? { script: 'typeset', source, cut } : null
}

/** Stores page by page, so that a failure or an abort loses no finished page. Throws as `eachPage` does. */
export async function drawPages(
  drawing: Drawn,
  { mostBytes = readingLimits.drawnBytes, ...limits }: Limits & { mostBytes?: number },
  browser: WarmBrowser,
  keep: (page: PictureOfPage) => Promise<void>,
): Promise<void> {
  let bytes = 0
  // If a page cannot be stored, or the pictures are too large, later pages would fail too.
  const ending = new AbortController()
  const signal = AbortSignal.any([limits.signal, ending.signal])
  await eachPage(drawing, { ...limits, signal, most: mostPages }, browser, async (page, shoot, shown) => {
    const large = await shoot('webp', pictureScale(page))
    const small = await shoot('webp', pictureScale(page, widths.small))
    bytes += large.length + small.length
    if (bytes > mostBytes) return ending.abort(new Error(`The pictures of ${page.number} pages are too large`))
    const unseen = drawing.script === 'pdf' ? await unseenOn(shown, page) : []
    await keep({ ...page, top: 0, large, small, unseen }).catch(error => ending.abort(error))
  })
}

/** The picture's pixels for each pixel of the page: fewer for a very tall page, whose picture would exceed its format. */
export const pictureScale = ({ width, height }: Pick<DrawnPage, 'width' | 'height'>, wanted = widths.large): number =>
  Math.min(wanted / width, mostPixels / height)

async function unseenOn(shown: Page, { words }: DrawnPage): Promise<PageWord[]> {
  const unseen = new Set(await shown.evaluate<number[]>(`script.unseenWords(${JSON.stringify(words)})`))
  return words.filter((_, at) => unseen.has(at))
}
