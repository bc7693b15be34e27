/** What a visit costs in a browser: transferred bytes of scripts, and how far the page moves by itself. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from 'playwright-core'

export const weightLimits = {
  /** JavaScript of /dashboard in all its states, in gzip: right after signing in, and during a review. */
  dashboard: 105_000,
  /** The same for the page of a project with its report and its reader. */
  project: 130_000,
  shift: 0.01,
}

const siteDir = path.resolve(import.meta.dirname, '../../dist/site')

/** Makes this context's pages count their layout shifts. Call it before the first page is opened. */
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

/** Bytes of JavaScript in gzip that a page loads with an empty cache until the network is idle. */
export async function scriptBytes(page: Page, address: string, ready: () => Promise<unknown>): Promise<number> {
  let bytes = 0
  const count = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    const file = path.join(siteDir, new URL(response.url()).pathname)
    // The smallest scripts have no compressed copy.
    bytes += readFileSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).length
  }
  page.on('response', count)
  // A review’s stream would keep the network busy. The page gets 204 instead, and fetches the same scripts.
  await page.route('**/api/projects/*/events', route => route.fulfill({ status: 204 }))
  await page.goto(address)
  await ready()
  await page.waitForLoadState('networkidle')
  page.off('response', count)
  await page.unrouteAll()
  const html = await (await page.request.get(address)).text()
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^<]+)<\/script>/g)].map(([, text]) => text)
  return bytes + gzipSync(inline.join('\n'), { level: 9 }).length
}
