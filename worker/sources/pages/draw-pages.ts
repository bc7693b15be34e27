/** Draws a document's pages in the browser that opens strangers' websites, without any network. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage } from '#db/page-words.ts'
import type { CDPSession, Route, WarmBrowser } from '../../adapters/browser/browser.ts'
import { cutIntoPages } from './cut.ts'
import type { Sheet } from './in-browser/sheet.ts'

export interface PictureOfPage extends DrawnPage {
  /** WebP, at most 1,600 and 320 pixels wide. */
  large: Uint8Array
  small: Uint8Array
}

const widths = { large: 1_600, small: 320 }
const quality = 82
/** Later pages have no picture; their text is read all the same. */
export const mostPages = 120
/** Height of a page that the file does not tell, for its width: that of A4. */
const tallness = Math.SQRT2
/** Nobody's page is larger; a file that says so would fill the memory with one picture. */
const mostPixels = 6_000

/** Resolves nowhere: every request to it is answered here. */
const origin = 'https://pages.invalid'
const pdfLibrary = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const pdfFolders = /^\/(cmaps|standard_fonts|wasm|iccs)\/[\w.-]+$/

/** Keeps page by page, so that nothing is lost with a failure or an abort. Throws what the browser throws. */
export async function drawPages(
  {
    document,
    file,
    signal,
    mostBytes = readingLimits.drawnBytes,
  }: { document: LocatedDocument; file: Uint8Array | null; signal: AbortSignal; mostBytes?: number },
  { browser }: { browser: WarmBrowser },
  keep: (page: PictureOfPage) => Promise<void>,
): Promise<void> {
  const { kind } = document
  const script = file && (kind === 'pdf' || kind === 'pptx' || kind === 'docx') ? kind : 'typeset'
  const source = script === 'typeset' ? Buffer.from(JSON.stringify(document.blocks)) : Buffer.from(file ?? [])
  // Loaded with the first document, because the scripts have 3 MB.
  const { drawingScripts } = await import('./drawing-scripts.ts')
  const scripts = await drawingScripts()
  await browser.render({ signal }, async session => {
    const { page } = await session.open('desktop', { bytes: 0, requests: 0 })
    await page.route('**/*', route => answer(route, scripts[script], source).catch(() => undefined))
    await page.goto(`${origin}/`)
    const pages = await page.evaluate<number>(`(${openSource})('${script === 'typeset' ? 'json' : 'arrayBuffer'}')`)
    const capture = await page.context().newCDPSession(page)
    let number = 1
    let bytes = 0
    for (let at = 1; at <= pages && number <= mostPages; at++) {
      signal.throwIfAborted()
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
        bytes += drawn.large.length + drawn.small.length
        if (bytes > mostBytes) throw new Error(`The pictures of ${cut.number} pages are too large`)
        await keep(drawn)
      }
      number += cuts.length
    }
  })
}

async function picture(capture: CDPSession, sheet: Sheet, page: DrawnPage): Promise<PictureOfPage> {
  // A strip of a page would have a picture too tall for its format.
  const scaleTo = (width: number) => Math.min(width / page.width, mostPixels / page.height)
  const shot = async (width: number) => {
    const { data } = await capture.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
      clip: { x: sheet.x, y: sheet.y + page.top, width: page.width, height: page.height, scale: scaleTo(width) },
    })
    return new Uint8Array(Buffer.from(data, 'base64'))
  }
  return { ...page, top: 0, large: await shot(widths.large), small: await shot(widths.small) }
}

/** Runs in the page. Kept in a global, which a document that is only drawn cannot change. */
const openSource = `async type => {
  const { open, measure } = await import('/script.js')
  const drawing = await open(await (await fetch('/source'))[type]())
  globalThis.script = { measured: async page => measure(await drawing.show(page)) }
  return drawing.pages
}`

/** Answers the page's requests for itself, the script, the source and PDF.js's own files; any other fails. */
async function answer(route: Route, script: string, source: Buffer): Promise<void> {
  const url = new URL(route.request().url())
  if (url.origin !== origin) return route.abort('addressunreachable')
  if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', headers: policy, body: '<!doctype html>' })
  if (url.pathname === '/script.js') return route.fulfill({ contentType: 'text/javascript', body: script })
  if (url.pathname === '/source') return route.fulfill({ contentType: 'application/octet-stream', body: source })
  if (!pdfFolders.test(url.pathname)) return route.abort('addressunreachable')
  return route.fulfill({ body: await readFile(path.join(pdfLibrary, url.pathname)) })
}

/** A file's own scripts, should a library let one through, do not run. */
const policy = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${origin} 'wasm-unsafe-eval'`,
    `connect-src ${origin}`,
    "style-src 'unsafe-inline' blob: data:",
    'img-src blob: data:',
    'font-src blob: data:',
  ].join('; '),
}
