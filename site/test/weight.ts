/** What a visit to a page costs in a browser: bytes as they travel, requests, and how far the page moved by itself. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'

export interface Weight {
  /** Bytes in brotli at its highest level, as the server keeps them; fonts are compressed already. */
  html: number
  css: number
  js: number
  fonts: number
  jsGzip: number
  requests: number
  /** Cumulative layout shift, from the first paint until the network is still. */
  shift: number
}

export const weightLimits = {
  /** HTML and CSS of the two pages that visitors come to first, which load no script at all. */
  marketing: 14_000,
  /** JavaScript of /dashboard in all, in gzip, in each of its states: right after signing in, while a review runs. */
  dashboard: 105_000,
  shift: 0.01,
}

const siteDir = path.resolve(import.meta.dirname, '../../dist/site')
const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

/** The size of a file as the server sends it: its compressed copy, where there is one. */
function sizeOf(file: string, ending: 'br' | 'gz'): number {
  const copy = `${file}.${ending}`
  return readFileSync(existsSync(copy) ? copy : file).length
}

/** Has the pages of this context count their layout shifts. Call it before the first page is opened. */
export async function countShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counting = window as { shift?: number }
    counting.shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) counting.shift = (counting.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { shift?: number }).shift ?? Number.NaN)

/** Loads the page, whose context counts shifts and has cached nothing, until `ready` and the network is still. */
export async function weigh(page: Page, address: string, ready: (page: Page) => Promise<unknown>): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, js: 0, fonts: 0, jsGzip: 0, requests: 0, shift: 0 }
  const scripts: Promise<void>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    weight.requests += 1
    const file = path.join(siteDir, pathname)
    const type = response.request().resourceType()
    if (type === 'script') {
      weight.js += sizeOf(file, 'br')
      weight.jsGzip += sizeOf(file, 'gz')
    } else if (type === 'stylesheet') weight.css += sizeOf(file, 'br')
    else if (type === 'font') weight.fonts += readFileSync(file).length
    else if (type === 'document') {
      scripts.push(
        response.text().then(html => {
          weight.html += brotli(Buffer.from(html))
          const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^<]+)<\/script>/g)]
            .map(match => match[1])
            .join('\n')
          // Already counted with the page that they stand in, for those who ask how much of it runs.
          if (inline) {
            weight.js += brotli(Buffer.from(inline))
            weight.jsGzip += gzipSync(inline, { level: 9 }).length
          }
        }),
      )
    }
  })
  // The stream of a review stays open, so the network would never be still. Told that there is none to read, the page has
  // fetched the same scripts.
  await page.route('**/api/projects/*/events', route => route.fulfill({ status: 204 }))
  await page.goto(address)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(scripts)
  weight.shift = await shiftOf(page)
  return weight
}
