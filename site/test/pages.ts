/**
 * Pages of a browser that tests leave to each other, emptied in between. One of its own costs a test 0.7 s of CPU instead of
 * 0.3: a process, and every script and font read anew.
 */
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { BorrowedBrowser } from './chromium.ts'
import { countShifts } from './weight.ts'

export interface PageOptions extends BrowserContextOptions {
  /** What is seen counts as well as what stands there: contrast, and how far the page moves by itself. */
  painted?: boolean
}

export interface Pages {
  make(options: PageOptions): Promise<Page>
  /** One that was given back under the same options, or a new one. */
  take(options: PageOptions): Promise<Page>
  giveBack(page: Page, options: PageOptions): Promise<void>
}

/** Of the site, and without a script: whoever is there can use its storage. */
const quiet = '/robots.txt'

export function createPages(browser: BorrowedBrowser, baseURL: string): Pages {
  const idle = new Map<string, Page[]>()

  async function make({ painted = false, ...options }: PageOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
    if (!painted) await context.addInitScript(leaveUnpainted)
    // A busy machine may take its time; the test's own deadline is later still.
    context.setDefaultTimeout(30_000)
    await countShifts(context)
    return context.newPage()
  }

  return {
    make,
    take: async options => idle.get(JSON.stringify(options))?.pop() ?? make(options),
    async giveBack(page, options) {
      const key = JSON.stringify(options)
      // What another address stored cannot be emptied from here.
      if (!options.baseURL && (await emptied(page, options))) idle.set(key, [...(idle.get(key) ?? []), page])
      else await page.context().close()
    },
  }
}

/**
 * Nobody looks at most pages of the tests: the browser lays them out, and hands them no pixels. That takes a fifth of what a
 * load costs. What is found, pressed and read is the same, since a page without opacity is not hidden.
 */
function leaveUnpainted(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0; will-change: opacity }')
  document.adoptedStyleSheets = [style]
}

/** Before the page's first load: in its storage, so that signing out later stays true. */
export async function signIn(page: Page, token: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(quiet)
  await page.evaluate(value => localStorage.setItem('panel.token', value), token)
}

/** Whether nothing is left of a test: what it listened to, intercepted, opened, stored, or set. */
async function emptied(page: Page, { colorScheme, viewport }: PageOptions): Promise<boolean> {
  if (page.isClosed()) return false
  const context = page.context()
  page.removeAllListeners()
  // A page with changes asks whether to leave them.
  page.once('dialog', dialog => dialog.accept())
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
  await Promise.all(context.pages().map(other => (other === page ? null : other.close())))
  await context.clearCookies()
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' })
  await page.goto(quiet)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  page.removeAllListeners()
  return true
}
