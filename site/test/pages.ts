/**
 * Browser pages that tests share, emptied in between. A new page costs a test 0.7 s of CPU instead of 0.3: it starts a
 * process, which reads every script and font again.
 */
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { BorrowedBrowser } from './chromium.ts'
import { countShifts } from './weight.ts'

export interface PageOptions extends BrowserContextOptions {
  /** Whether the page is painted, which only tests of contrast and of layout shifts need. */
  painted?: boolean
}

export interface Pages {
  make(options: PageOptions): Promise<Page>
  /** A page that was given back, with the same options, or a new one. */
  take(options: PageOptions): Promise<Page>
  giveBack(page: Page, options: PageOptions): Promise<void>
}

/** An address of the site without scripts, from which its storage can be reached. */
const quiet = '/robots.txt'

export function createPages(browser: BorrowedBrowser, baseURL: string): Pages {
  const idle = new Map<string, Page[]>()

  async function make({ painted = false, ...options }: PageOptions): Promise<Page> {
    const permissions = ['clipboard-read', 'clipboard-write']
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', permissions, ...options })
    if (!painted) await context.addInitScript(leaveUnpainted)
    // A busy machine may be slow; the test's own deadline is later still.
    context.setDefaultTimeout(30_000)
    await countShifts(context)
    return context.newPage()
  }

  return {
    make,
    take: async options => idle.get(JSON.stringify(options))?.pop() ?? make(options),
    async giveBack(page, options) {
      const key = JSON.stringify(options)
      // The storage of other origins cannot be emptied from here.
      if (!options.baseURL && (await emptied(page, options))) idle.set(key, [...(idle.get(key) ?? []), page])
      else await page.context().close()
    },
  }
}

/**
 * Most pages of tests are laid out but not painted, which saves a fifth of the cost of a load. What is found, pressed and read
 * is the same, since a page with an opacity of 0 does not count as hidden.
 */
function leaveUnpainted(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0; will-change: opacity }')
  document.adoptedStyleSheets = [style]
}

/** Stores the token once, before the page's first load, so that a later sign-out persists. */
export async function signIn(page: Page, token: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(quiet)
  await page.evaluate(value => localStorage.setItem('panel.token', value), token)
}

/** Whether nothing is left of a test: listeners, routes, other pages, storage, settings. */
async function emptied(page: Page, { colorScheme, viewport }: PageOptions): Promise<boolean> {
  if (page.isClosed()) return false
  const context = page.context()
  page.removeAllListeners()
  // A page with unsaved changes asks before it closes.
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
