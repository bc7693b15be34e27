import type { PageWord } from '#db/page-words.ts'
import { type Viewport, viewports } from '#db/vocabulary.ts'
import type { OpenPage, Route } from '../../adapters/browser/browser.ts'
import type { PageBlocks } from './in-page/blocks.ts'
import type { RawBlock } from './in-page/raw-block.ts'
import { type World, whenLeft } from './isolated-world.ts'
import type { Journey } from './navigation.ts'
import type { PageWatch } from './page-watch.ts'
import { scrollThrough } from './scroll-through.ts'

/** How many pixels of a page's height are scrolled and captured: 13 screenfuls on a desktop. */
export const maxHeight = 12_000
export const maxBlocks = 5_000
const jpegQuality = 80

export interface Capture extends PageBlocks {
  /** The consent notice's blocks, read before it was dismissed. */
  consent: RawBlock[]
  consentDismissed: boolean
  screenshot: Uint8Array
  words: PageWord[]
  height: number
}

/** Waits for what loads after the document. The wait is limited, because some pages poll forever. */
export async function waitUntilLoaded({ page }: OpenPage, journey: Journey, watch: PageWatch): Promise<void> {
  await Promise.race([page.waitForLoadState('load', { timeout: 12_000 }).catch(() => undefined), journey.broken])
  await watch.quiet(200, 3_000)
}

/** Navigation is blocked and stays so: some notices reload the page, long after the click or on a timer. */
export async function dismissNotices(
  { page }: OpenPage,
  world: World,
  watch: PageWatch,
): Promise<{ consent: RawBlock[]; dismissed: boolean }> {
  if ((await world.run('dismissConsent', { press: false })) === 'none') return { consent: [], dismissed: false }
  const { blocks } = await world.run('collectBlocks', { most: maxBlocks })
  const consent = blocks.filter(block => block.zone === 'consent' && block.hidden === undefined)
  const blockNavigation = (route: Route) => {
    const request = route.request()
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame()
    return (leaves ? route.abort('aborted') : route.fallback()).catch(() => undefined)
  }
  await page.route('**/*', blockNavigation)
  await world.run('dismissConsent', { press: true })
  await watch.quiet(200, 1_500)
  // Some consent managers ask again in a second layer, and some close slowly.
  const left = await world.run('dismissConsent', { press: true })
  if (left === 'pressed') await watch.quiet(200, 1_000)
  return { consent, dismissed: left === 'none' || (await world.run('dismissConsent', { press: false })) === 'none' }
}

export async function capture(opened: OpenPage, world: World, watch: PageWatch, viewport: Viewport): Promise<Capture> {
  const atFirst = await dismissNotices(opened, world, watch)
  const height = await scrollThrough(opened, world, watch, maxHeight)
  // Some notices appear only after scrolling, and some load slowly.
  const { consent, dismissed } = atFirst.consent.length > 0 ? atFirst : await dismissNotices(opened, world, watch)
  const read = await world.run('collectBlocks', { most: maxBlocks })
  const words = await world.run('collectWords')
  const { width, height: screen } = viewports[viewport]
  const taking = opened.page.screenshot({
    type: 'jpeg',
    quality: jpegQuality,
    fullPage: true,
    // A background that is fixed while scrolling would be painted on the first screenful only.
    style: '* { background-attachment: scroll !important }',
    clip: { x: 0, y: 0, width, height: Math.max(screen, Math.min(height, maxHeight)) },
    timeout: 0,
  })
  const taken = await Promise.race([taking, whenLeft(opened.page, world)])
  const blocks = read.blocks.filter(({ zone }) => zone !== 'consent' || consent.length === 0 || dismissed)
  return { ...read, blocks, consent, consentDismissed: dismissed, screenshot: new Uint8Array(taken), words, height }
}
