/** One rendering of the page: opened, come to rest, its notices put away, scrolled through, read and photographed. */
import { type Viewport, viewports } from '#db/vocabulary.ts'
import type { OpenPage, Route } from '../../adapters/browser/browser.ts'
import type { ScreenText } from './in-page/first-screen.ts'
import type { RawBlock, RawUnread } from './in-page/raw-block.ts'
import type { World } from './isolated-world.ts'
import type { Journey } from './navigation.ts'
import type { PageWatch } from './page-watch.ts'
import { scrollThrough } from './scroll-through.ts'

/** Pixels of a page's height that are photographed and scrolled: 13 screens on a desktop. */
export const mostHeight = 12_000
export const mostBlocks = 5_000
const jpegQuality = 80

export interface Capture {
  blocks: RawBlock[]
  /** The words of the consent notice, read before it was put away. */
  consent: RawBlock[]
  consentDismissed: boolean
  unread: RawUnread[]
  /** There were more blocks than are kept. */
  cut: boolean
  /** What stood on the first screen as the blocks were read. */
  screen: ScreenText[]
  screenshot: Uint8Array
  height: number
}

/** Waits for what loads after the document, within reason: a page that polls for ever is read as it stands. */
export async function comeToRest({ page }: OpenPage, journey: Journey, watch: PageWatch): Promise<void> {
  await Promise.race([page.waitForLoadState('load', { timeout: 12_000 }).catch(() => undefined), journey.broken])
  await watch.quiet(200, 3_000)
}

/**
 * What is pressed leads nowhere: a notice that loads the page anew would take away what is to be read. Nowhere for as long
 * as the page is open, since a busy browser may set out well after it was pressed, and some managers do so on a timer.
 */
export async function putNoticesAway(
  { page }: OpenPage,
  world: World,
  watch: PageWatch,
): Promise<{ consent: RawBlock[]; dismissed: boolean }> {
  if ((await world.run('dismissConsent', { press: false })) === 'none') return { consent: [], dismissed: false }
  const { blocks } = await world.run('collectBlocks', { most: mostBlocks })
  const consent = blocks.filter(block => block.zone === 'consent' && block.hidden === undefined)
  const stay = (route: Route) => {
    const request = route.request()
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame()
    return (leaves ? route.abort('aborted') : route.fallback()).catch(() => undefined)
  }
  await page.route('**/*', stay)
  await world.run('dismissConsent', { press: true })
  await watch.quiet(200, 1_500)
  // Some managers ask again in a second layer, and some close slowly.
  const left = await world.run('dismissConsent', { press: true })
  if (left === 'pressed') await watch.quiet(200, 1_000)
  return { consent, dismissed: left === 'none' || (await world.run('dismissConsent', { press: false })) === 'none' }
}

export async function capture(opened: OpenPage, world: World, watch: PageWatch, viewport: Viewport): Promise<Capture> {
  const atFirst = await putNoticesAway(opened, world, watch)
  const height = await scrollThrough(opened, world, watch, mostHeight)
  // Some ask only once somebody scrolls, and some come with a script or a frame that took its time.
  const { consent, dismissed } = atFirst.consent.length > 0 ? atFirst : await putNoticesAway(opened, world, watch)
  const { blocks, unread, cut, screen } = await world.run('collectBlocks', { most: mostBlocks })
  const screenshot = await opened.page.screenshot({
    type: 'jpeg',
    quality: jpegQuality,
    fullPage: true,
    clip: {
      x: 0,
      y: 0,
      width: viewports[viewport].width,
      height: Math.max(viewports[viewport].height, Math.min(height, mostHeight)),
    },
    timeout: 0,
  })
  const kept = consent.length > 0 && !dismissed ? blocks.filter(block => block.zone !== 'consent') : blocks
  return {
    blocks: kept,
    consent,
    consentDismissed: dismissed,
    unread,
    cut,
    screen,
    screenshot: new Uint8Array(screenshot),
    height,
  }
}
