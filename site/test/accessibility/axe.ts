/** axe over a page as it stands: in both themes, on a desk and on a phone, to WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const options = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations' as const],
}

export const desk = { width: 1440, height: 900 }
export const phone = { width: 375, height: 812 }

/** What another theme can change of a page that was looked at in the same size. */
const ofColors = { ...options, runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
/** What the builder leaves in the page. */
interface WithAxe {
  axe?: { run(options: object): Promise<{ violations: Violations }> }
}

/** A way to look at a page. */
export interface View {
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

const themes = ['light', 'dark'] as const
export const inBothThemes = (size: View['size']): View[] => themes.map(colorScheme => ({ size, colorScheme }))
export const everyView = [...inBothThemes(desk), ...inBothThemes(phone)]
/** Both sizes and both themes in two views, for a state of a page that was looked at in all four. */
export const twoViews: View[] = [
  { size: desk, colorScheme: 'light' },
  { size: phone, colorScheme: 'dark' },
]

/** What is wrong, a line for each element: empty where nothing is. The page is left in the last view. */
export async function faultsOf(page: Page, views: View[]): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<View['size']>()
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    for (const { id, nodes } of await violationsIn(page, seen.has(size) ? ofColors : options))
      for (const { target, failureSummary } of nodes)
        faults.push(
          `${size.width} ${colorScheme} ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        )
    seen.add(size)
  }
  return faults
}

/** The builder carries axe into the page, which costs more than running it: once there, it is run where it is. */
async function violationsIn(page: Page, rules: typeof options | typeof ofColors): Promise<Violations> {
  const again = await page.evaluate(
    async given => (await (window as WithAxe).axe?.run(given))?.violations ?? null,
    rules,
  )
  // One frame and no other origin: the old way of running needs no second page.
  return again ?? (await new AxeBuilder({ page }).options(rules).setLegacyMode().analyze()).violations
}
