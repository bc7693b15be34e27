import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage } from '#db/page-words.ts'
import { viewports } from '#db/vocabulary.ts'
import { BrowserEnded, type OpenPage, type RenderSession, type WarmBrowser } from '../../adapters/browser/browser.ts'
import type { GuardLimits } from '../../adapters/guard/proxied-connection.ts'
import { SourceFailure } from '../../source-failure.ts'
import { cutIntoPages } from '../pages/cut.ts'
import { assemble } from './assemble.ts'
import { type Capture, capture, maxHeight, waitUntilLoaded } from './capture.ts'
import { changesSince, takeSnapshot } from './changing-texts.ts'
import { PageLeft, type World } from './isolated-world.ts'
import { documentEnding, fetchDocument, type LinkedDocument } from './linked-document.ts'
import { type Arrival, followMainFrame, hostOf, type Journey, navigate } from './navigation.ts'
import { obstacleInAnswer } from './obstacles.ts'
import type { ScriptTime } from './page-pulse.ts'
import { type PageWatch, watchPage } from './page-watch.ts'
import { settledPage, waitUntilDrawn, wentTo } from './settle.ts'
import { tryLinks } from './try-links.ts'
import { websiteFailure } from './website-failures.ts'

export interface WebsiteInput {
  url: string
  /** ISO 8601. */
  capturedAt: string
  signal: AbortSignal
}

export interface WebsiteDeps {
  browser: WarmBrowser
  /** Receives what is being done, in words for people. */
  onStep?: ((step: string) => void) | undefined
  /** Milliseconds for the whole reading; default `readingLimits.pageMs`. */
  pageMs?: number
  /** Default `readingLimits.scriptMs`. */
  scriptMs?: number
  /** Default `readingLimits.pageBytes` and `readingLimits.pageRequests`. */
  guard?: GuardLimits
}

export type WebsiteRead =
  | { document: LocatedDocument; screenshots: { desktop: Uint8Array; phone: Uint8Array }; pages: DrawnPage[] }
  | { file: LinkedDocument }

/** Screenshots are JPEGs of at most `maxHeight`. Rejects with `SourceFailure`, or with the signal's reason. */
export async function readWebsite(input: WebsiteInput, deps: WebsiteDeps): Promise<WebsiteRead> {
  const url = URL.parse(input.url.trim())
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw websiteFailure('not_a_page', { host: input.url, found: 'no address that starts with http:// or https://' })
  }
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(websiteFailure('page_timeout', { host: url.host })),
    deps.pageMs ?? readingLimits.pageMs,
  )
  const signal = AbortSignal.any([input.signal, late.signal])
  try {
    return await deps.browser.render({ signal }, session => {
      const scripts = { maxMs: deps.scriptMs ?? readingLimits.scriptMs, usedMs: 0 }
      return visitWithRetries(session, url.href, { ...input, signal }, { ...deps, scripts })
    })
  } catch (error) {
    throw error instanceof BrowserEnded ? websiteFailure('page_crashed', { host: url.host }) : error
  } finally {
    clearTimeout(timer)
  }
}

type ReadingDeps = WebsiteDeps & { scripts: ScriptTime }

/** How often a page is opened if it keeps navigating away while it is read. */
const maxVisits = 3

/** If the page navigates away while it is read, starts over at its new address. */
async function visitWithRetries(
  session: RenderSession,
  url: string,
  input: WebsiteInput,
  deps: ReadingDeps,
): Promise<WebsiteRead> {
  for (let tries = 1, at = url; ; tries++) {
    const opened = await session.open('desktop', deps.guard)
    const journey = followMainFrame(opened, deps.scripts)
    try {
      return await journey.unlessLost(visit(session, { opened, journey }, at, input, deps))
    } catch (error) {
      const to = error instanceof PageLeft ? (error.to ?? (await wentTo(opened, journey))) : null
      // The guard refused the page's next address, so what was read was the browser's error page.
      const refusal = journey.refusal()
      if (refusal) throw refusal
      if (to === null) throw error
      // A page that only reloads itself gets one retry.
      if (tries >= maxVisits || (tries > 1 && to === at))
        throw websiteFailure('page_timeout', { host: hostOf(to), behaviour: 'keeps loading anew or moving on' })
      // Not awaited: closing may never finish for a page that is reloading itself.
      void opened.page.close().catch(() => undefined)
      at = to
    }
  }
}

async function visit(
  session: RenderSession,
  { opened, journey }: { opened: OpenPage; journey: Journey },
  url: string,
  input: WebsiteInput,
  deps: ReadingDeps,
): Promise<WebsiteRead> {
  const watch = await watchPage(opened)
  const first = await navigate(opened, journey, url)
  const linked = await documentAt(session, first, input.signal)
  if (linked) return { file: linked }
  deps.onStep?.('the page is open, waiting until it is drawn')

  await waitUntilLoaded(opened, journey, watch)
  // Meanwhile a script may have navigated to an address that the guard refuses, or to a document.
  const refusal = journey.refusal()
  if (refusal) throw refusal
  const arrival = journey.arrival() ?? first
  const sentTo = arrival.url === first.url ? null : await documentAt(session, arrival, input.signal)
  if (sentTo) return { file: sentTo }
  const { world, loading } = await settledPage(opened, journey, arrival, input.url)
  const facts = await world.run('collectFacts')
  const requests = watch.requests()
  // The phone's rendering starts only after the measurements, so as not to slow them.
  const phone = renderPhone(session, opened.page.url(), loading === null, deps)
  phone.catch(() => undefined)
  deps.onStep?.('reading it on a desktop and a phone')
  const snapshot = await takeSnapshot(world)
  const cutBefore = opened.traffic.cut
  const desktop = await capture(opened, world, watch, 'desktop')
  const changingTexts = await changesSince(snapshot, desktop.screen, world, ms => opened.page.waitForTimeout(ms))
  const stillLoading = loading === null ? null : (await world.run('impression')).loading
  const finalUrl = opened.page.url()
  const measured = {
    requests: Math.max(requests, watch.requests()),
    bytes: opened.traffic.received,
    blockedRequests: watch.blocked(),
    cutWhileScrolling:
      opened.traffic.cut !== null || cutBefore !== null || watch.requests() > readingLimits.pageRequests,
  }
  const onPhone = (await phone) ?? (await captureNarrowed(opened, world, watch))
  deps.onStep?.('trying its links and buttons')
  // Last, because clicks may change the page and add to its requests.
  desktop.blocks = await tryLinks(opened, world, desktop.blocks)
  const document = await assemble({
    requestedUrl: input.url,
    finalUrl,
    status: arrival.status,
    capturedAt: input.capturedAt,
    facts,
    desktop,
    phone: onPhone,
    changingTexts,
    stillLoading,
    ...measured,
  })
  const { width, height: screen } = viewports.desktop
  const height = Math.max(screen, Math.min(desktop.height, maxHeight))
  const pages = cutIntoPages({ width, height, words: desktop.words }, screen)
  return { document, screenshots: { desktop: desktop.screenshot, phone: onPhone.screenshot }, pages }
}

/** The document behind a response; null for a page. Rejects if it is neither. */
async function documentAt(session: RenderSession, arrival: Arrival, signal: AbortSignal) {
  const ending = arrival.status < 400 ? documentEnding(arrival) : null
  if (ending !== null) return fetchDocument(session, arrival, ending, signal)
  const obstacle = obstacleInAnswer(arrival)
  if (obstacle) throw obstacle
  return null
}

/** Renders the page for a phone; null if it cannot be opened a second time. `wait` says whether to wait until it is drawn. */
async function renderPhone(
  session: RenderSession,
  url: string,
  wait: boolean,
  deps: ReadingDeps,
): Promise<Capture | null> {
  try {
    const opened = await session.open('phone', deps.guard)
    const journey = followMainFrame(opened, { ...deps.scripts, usedMs: 0 })
    const render = async () => {
      const watch = await watchPage(opened)
      const arrival = await navigate(opened, journey, url)
      if (arrival.status >= 400) return null
      await waitUntilLoaded(opened, journey, watch)
      const { world } = await waitUntilDrawn(opened, () => !wait)
      return capture(opened, world, watch, 'phone')
    }
    return await journey.unlessLost(render())
  } catch (error) {
    if (error instanceof SourceFailure || error instanceof PageLeft) return null
    throw error
  }
}

/** Captures the open page at a phone's size: the same layout, but without touch support. */
async function captureNarrowed(opened: OpenPage, world: World, watch: PageWatch): Promise<Capture> {
  await opened.page.setViewportSize(viewports.phone)
  return capture(opened, world, watch, 'phone')
}
