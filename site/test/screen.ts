import type { Page } from 'playwright-core'

/**
 * Loads the address anew, even if only its hash differs. An empty page in between would also do that, but end the browser's
 * process for the site, which then compiles every script again.
 */
export async function load(page: Page, address: string): Promise<void> {
  if ((await page.goto(address)) === null) await page.reload()
}

export function screenOf(page: Page) {
  const notices = page.locator('[data-sonner-toast]')
  return {
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    heading: (name: string | RegExp) => page.getByRole('heading', { name, exact: true }),
    /** The page's own heading. */
    title: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    text: (words: string) => page.getByText(words, { exact: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    dialog: () => page.getByRole('dialog'),
    question: () => page.getByRole('alertdialog'),
    notices,
    /** At this path (with its hash); the query is ignored. */
    at: (address: string) => page.waitForURL(url => url.pathname + url.hash === address),
    /** Waits until there is only one notice, with this title and these words. */
    async told(title: string, words = ''): Promise<void> {
      const notice = notices.filter({ has: page.getByText(title, { exact: true }) }).filter({ hasText: words })
      await notice.first().waitFor()
      await notices.nth(1).waitFor({ state: 'detached' })
      await notice.waitFor()
    },
    confirm: (verb: string) => page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click(),
    async choose(rowName: string, action: string): Promise<void> {
      await page.getByRole('button', { name: `Actions for ${rowName}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}
