/** Runs axe on a page in both themes and in both sizes, to WCAG 2.2 AA. */
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { axeAddress } from '../app-installation.ts'

const wholeOptions = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations' as const],
}

/** Only one rule (a locked orientation) reads stylesheets. They are the same in every state, so only whole checks load them. */
const options = { ...wholeOptions, preload: false }

export const desk = { width: 1440, height: 900 }
export const phone = { width: 375, height: 812 }

/** Rules that size and theme can affect. What only a phone shows is checked in the page's first state. */
const ofLooks = {
  ...options,
  runOnly: {
    type: 'rule' as const,
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
}

type Violations = AxeResults['violations']
interface WithAxe {
  axe?: { run(context: object, options: object): Promise<{ violations: Violations }> }
}

export interface View {
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/** Both sizes and both themes in two views. */
export const twoViews: View[] = [
  { size: desk, colorScheme: 'light' },
  { size: phone, colorScheme: 'dark' },
]
/** The other combinations, for administrators' pages, whose sidebar has more links. */
export const otherViews: View[] = [
  { size: desk, colorScheme: 'dark' },
  { size: phone, colorScheme: 'light' },
]

const opened = '[role=dialog], [role=alertdialog], [role=menu]'
const bars = 'body > header, body > footer, .sidebar'

/**
 * The violations, a line for each element. The page is left in the last view. The first state of a page is checked as a whole;
 * other states only in what has opened over the page, or else between its bars.
 */
export async function faultsOf(page: Page, views: View[], { whole = false } = {}): Promise<string[]> {
  const changed = (await page.locator(opened).count()) ? { include: [[opened]] } : { exclude: [[bars]] }
  const faults: string[] = []
  for (const [at, { size, colorScheme }] of views.entries()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const further = whole ? options : ofLooks
    const rules = at > 0 ? further : whole ? wholeOptions : options
    for (const { id, nodes } of await violationsIn(page, whole ? { include: [['html']] } : changed, rules))
      for (const { target, failureSummary } of nodes)
        faults.push(
          `${size.width} ${colorScheme} ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        )
  }
  return faults
}

/**
 * Axe is served as a script of the site, because the driver would compile it anew each time, which costs more than running it.
 * The reference allows no script, so there the driver injects it.
 */
async function violationsIn(page: Page, context: object, rules: object): Promise<Violations> {
  const run = () =>
    page.evaluate(async ([place, given]) => (await (window as WithAxe).axe?.run(place, given))?.violations ?? null, [
      context,
      rules,
    ] as const)
  const known = await run()
  if (known) return known
  if (new URL(page.url()).pathname === '/api/docs')
    await page.evaluate(await fetchText(new URL(axeAddress, page.url())))
  else await page.addScriptTag({ url: axeAddress })
  const violations = await run()
  if (!violations) throw new Error(`axe could not be brought to ${page.url()}`)
  return violations
}

const fetchText = async (address: URL) => (await fetch(address)).text()
