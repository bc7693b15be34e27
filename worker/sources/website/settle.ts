import type { OpenPage } from '../../adapters/browser/browser.ts'
import type { Glance } from './in-page/impression.ts'
import { openWorld, PageLeft, type World } from './isolated-world.ts'
import { type Arrival, hostOf, type Journey } from './navigation.ts'
import { obstacleInPage } from './obstacles.ts'
import { websiteFailure } from './website-failures.ts'

/** For an application that is loading or shows nothing yet. The phone's rendering waits as long, in parallel. */
const drawMs = 12_000
/** For an empty page without scripts, where only styles can reveal something later. */
const emptyMs = 1_000
const pollMs = 250
/** In seconds and characters: a short page with a refresh this soon only sends its visitors on. */
const maxRefreshSeconds = 15
const maxRefreshPageLength = 1_000

/** The page's world and what it shows, once that is more than a loading notice, or `stopWaiting` returns true. */
export async function waitUntilDrawn(
  opened: OpenPage,
  stopWaiting: () => boolean,
): Promise<{ world: World; shown: Glance }> {
  const started = Date.now()
  for (;;) {
    const world = await openWorld(opened.page)
    const shown = await world.run('impression')
    const expectsMore = shown.loading !== null || shown.spins || (shown.text === '' && shown.programs)
    const waitMs = expectsMore ? drawMs : shown.text === '' ? emptyMs : 0
    if (Date.now() - started >= waitMs || shown.refresh || stopWaiting()) return { world, shown }
    // The whole page may be fading in.
    if (shown.text === '') await world.run('finishMotion')
    await opened.page.waitForTimeout(pollMs)
  }
}

export async function settledPage(
  opened: OpenPage,
  journey: Journey,
  arrival: Arrival,
  requestedUrl: string,
): Promise<{ world: World; loading: string | null }> {
  const { page, traffic } = opened
  const movesOn = () => journey.target() !== arrival.url
  const { world, shown } = await waitUntilDrawn(
    opened,
    () => arrival.status >= 400 || traffic.cut === 'bytes' || movesOn(),
  )
  const { refresh } = shown
  if (refresh && refresh.seconds <= maxRefreshSeconds && shown.text.length < maxRefreshPageLength) {
    throw new PageLeft('The page is about to send its visitors on', { to: refresh.url })
  }
  if (traffic.cut === 'bytes') throw websiteFailure('page_too_large', { host: hostOf(requestedUrl) })
  const obstacle = obstacleInPage(arrival, requestedUrl, { ...shown, url: page.url() })
  // The page has navigated on, so what was judged may be the next page, or the empty frame before it.
  const elsewhere = journey.arrival()?.url !== arrival.url
  if (elsewhere || (movesOn() && (obstacle || shown.loading !== null))) throw new PageLeft('The page went elsewhere')
  if (obstacle) throw obstacle
  return { world, loading: shown.loading }
}

export async function wentTo({ page }: OpenPage, journey: Journey): Promise<string> {
  await page.waitForLoadState('domcontentloaded', { timeout: 2_000 }).catch(() => undefined)
  const target = journey.target()
  // Prefer the page's own address, because requests have no fragment.
  return page.url().split('#')[0] === target.split('#')[0] ? page.url() : target
}
