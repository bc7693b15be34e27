/** A page of ours in the browser that opens untrusted websites, without any network: it runs one script on one source. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page, RenderSession, Route } from '../../adapters/browser/browser.ts'
import type { DrawingScripts } from './drawing-scripts.ts'

/** This name does not resolve: `answer` answers every request to it. */
const origin = 'https://pages.invalid'
const packages = createRequire(import.meta.url)
const pdfLibrary = path.dirname(packages.resolve('pdfjs-dist/package.json'))
const pdfFolders = /^\/(cmaps|standard_fonts|wasm|iccs)\/[\w.-]+$/

/** The page's global `script` is the result of the script's `open` on the source. */
export async function openOwnPage(
  session: RenderSession,
  name: keyof DrawingScripts,
  source: Uint8Array,
): Promise<Page> {
  // Loaded with the first document, because the scripts have 3 MB.
  const { drawingScripts } = await import('./drawing-scripts.ts')
  const script = (await drawingScripts())[name]
  const { page } = await session.open('desktop', { bytes: 0, requests: 0 })
  await page.route('**/*', route => answer(route, script, source).catch(() => undefined))
  await page.goto(`${origin}/`)
  await page.evaluate(openSource)
  return page
}

/** Runs in the page. The document is only drawn and runs nothing, so it cannot change the global. */
const openSource = `(async () => {
  const { open } = await import('/script.js')
  globalThis.script = await open(await (await fetch('/source')).arrayBuffer())
})()`

/** Serves the page itself, the script, the source and the files of libraries; any other request fails. */
async function answer(route: Route, script: string, source: Uint8Array): Promise<void> {
  const url = new URL(route.request().url())
  if (url.origin !== origin) return route.abort('addressunreachable')
  if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', headers: policy, body: '<!doctype html>' })
  if (url.pathname === '/script.js') return route.fulfill({ contentType: 'text/javascript', body: script })
  if (url.pathname === '/source')
    return route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(source) })
  if (url.pathname === '/tesseract.js')
    return route.fulfill({ contentType: 'text/javascript', path: packages.resolve(tesseract) })
  if (!pdfFolders.test(url.pathname)) return route.abort('addressunreachable')
  return route.fulfill({ body: await readFile(path.join(pdfLibrary, url.pathname)) })
}

/** With its WebAssembly included. Its wrapper `tesseract.js` would start a worker, whose requests bypass this handler. */
const tesseract = 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js'

/** Should a library let a file's own scripts through, they do not run. */
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
