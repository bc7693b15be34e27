/**
 * Pages as pictures: milliseconds and bytes for a page, with the time of reading the same file beside it.
 * Run: node bench/drawing.ts
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBrowser } from '#worker/adapters/browser/browser.ts'
import { readDocument } from '#worker/sources/document.ts'
import { drawingOf, drawPages, type PictureOfPage } from '#worker/sources/pages/draw-pages.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'panel-drawing-'))
const browser = createBrowser({ dataDir, allowHosts: [], log: console.error })
const { signal } = new AbortController()
const files = ['office/test.pdf', 'office/test.docx', 'office/test.pptx', 'word/test03.doc']

console.log('file                 pages  read ms/page  drawn ms/page  ratio  kB/page (large, small)')
for (const name of files) {
  const bytes = readFileSync(new URL(`../worker/test/fixtures/${name}`, import.meta.url))
  const read = () => readDocument({ bytes, name, capturedAt: '' })
  const document = await read()
  const times = { read: [] as number[], drawn: [] as number[] }
  let pages: PictureOfPage[] = []
  // The first round starts the browser.
  for (let round = 0; round < 4; round++) {
    const started = performance.now()
    await read()
    const before = performance.now()
    pages = []
    await drawPages(drawingOf(document, bytes), { signal }, browser, async page => void pages.push(page))
    times.read.push(before - started)
    times.drawn.push(performance.now() - before)
  }
  const [reading, drawing] = [times.read, times.drawn].map(each => Math.min(...each) / pages.length) as [number, number]
  const size = (pick: (page: PictureOfPage) => Uint8Array) =>
    Math.round(pages.reduce((sum, page) => sum + pick(page).length, 0) / pages.length / 1_000)
  const cells = [pages.length, reading.toFixed(0), drawing.toFixed(0), (drawing / reading).toFixed(1)]
  const widths = [5, 14, 15, 7]
  const row = cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join('')
  console.log(`${name.padEnd(21)}${row}  ${size(page => page.large)}, ${size(page => page.small)}`)
}
await browser.close()
rmSync(dataDir, { recursive: true, force: true })
