/** Waits until a page has drawn itself or gone where it belongs, and judges what stands there then. */
import type { OpenPage } from '../../adapters/browser/browser.ts'
import type { Glance } from './in-page/impression.ts'
import { openWorld, PageLeft, type World } from './isolated-world.ts'
import { type Arrival, hostOf, type Journey } from './navigation.ts'
import { obstacleInPage } from './obstacles.ts'
import { websiteFailure } from './website-failures.ts'

/** For an application that says it is loading, or shows nothing yet; the phone waits as long again, beside the rest. */
const drawMs = 12_000
/** For an empty page without programs: nothing there draws later but what a style does. */
const emptyMs = 1_000
const lookMs = 250
/** A page that its own markup sends on this soon is not the one that visitors read. */
const longestRefresh = 15
/** Letters of a page that says no more than that. */
const briefly = 1_000

/** The page's world and what it shows, once that is more than that it is loading, or there is `enough` of waiting. */
export async function drawn(opened: OpenPage, enough: () => boolean): Promise<{ world: World; shown: Glance }> {
  const started = Date.now()
  for (;;) {
    const world = await openWorld(opened.page)
    const shown = await world.run('impression')
    const promised = shown.loading !== null || shown.spins || (shown.text === '' && shown.programs)
    const patience = promised ? drawMs : shown.text === '' ? emptyMs : 0
    if (Date.now() - started >= patience || shown.refresh || enough()) return { world, shown }
    // A page may be faded in as a whole.
    if (shown.text === '') await world.run('finishMotion')
    await opened.page.waitForTimeout(lookMs)
  }
}

/** Judges what is shown once the page has come to rest. Throws where it is not the page that was asked for. */
export async function settled(
  opened: OpenPage,
  journey: Journey,
  arrival: Arrival,
  requestedUrl: string,
): Promise<{ world: World; loading: string | null }> {
  const { page, traffic } = opened
  const movesOn = () => journey.target() !== arrival.url
  const { world, shown } = await drawn(opened, () => arrival.status >= 400 || traffic.cut === 'bytes' || movesOn())
  const { refresh } = shown
  if (refresh && refresh.seconds <= longestRefresh && shown.text.length < briefly) {
    throw new PageLeft('The page is about to send its visitors on', { to: refresh.url })
  }
  if (traffic.cut === 'bytes') throw websiteFailure('page_too_large', { host: hostOf(requestedUrl) })
  const obstacle = obstacleInPage(arrival, requestedUrl, { ...shown, url: page.url() })
  // What was judged is what it was sent on to, or the empty frame of that.
  const elsewhere = journey.arrival()?.url !== arrival.url
  if (elsewhere || (movesOn() && (obstacle || shown.loading !== null))) throw new PageLeft('The page went elsewhere')
  if (obstacle) throw obstacle
  return { world, loading: shown.loading }
}

/** Where a page went that left while it was read. */
export async function wentTo({ page }: OpenPage, journey: Journey): Promise<string> {
  await page.waitForLoadState('domcontentloaded', { timeout: 2_000 }).catch(() => undefined)
  const target = journey.target()
  // The same with its fragment, which requests do not have.
  return page.url().split('#')[0] === target.split('#')[0] ? page.url() : target
}
