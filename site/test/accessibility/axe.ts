/** axe over a page as it stands: in both themes, on a desk and on a phone, to WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme can change. */
const colours = ['color-contrast', 'link-in-text-block']

export const desk = { width: 1440, height: 900 }
export const phone = { width: 375, height: 812 }

/** What is wrong, a line for each element: empty where nothing is. The page is left as it was found, at the last size. */
export async function faultsOf(page: Page, sizes = [desk, phone]): Promise<string[]> {
  const faults: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // One frame and no other origin: the old way of running needs no second page.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colours)).analyze()
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          faults.push(
            `${size.width} ${colorScheme} ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
          )
    }
  }
  return faults
}
