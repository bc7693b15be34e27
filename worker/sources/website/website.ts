/** A website as a located document: rendered twice, as a desktop and as a phone show it, and measured meanwhile. */

import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { viewports } from '#db/vocabulary.ts'
import { BrowserEnded, type OpenPage, type RenderSession, type WarmBrowser } from '../../adapters/browser/browser.ts'
import type { GuardLimits } from '../../adapters/guard/proxied-connection.ts'
import { SourceFailure } from '../../source-failure.ts'
import { assemble } from './assemble.ts'
import { type Capture, capture, comeToRest } from './capture.ts'
import { changesSince, look } from './changing-texts.ts'
import { PageLeft, type World } from './isolated-world.ts'
import { documentEnding, fetchDocument, type LinkedDocument } from './linked-document.ts'
import { type Arrival, followMainFrame, hostOf, type Journey, navigate } from './navigation.ts'
import { obstacleInAnswer } from './obstacles.ts'
import type { ScriptTime } from './page-pulse.ts'
import { type PageWatch, watchPage } from './page-watch.ts'
import { drawn, settled, wentTo } from './settle.ts'
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
  /** Milliseconds for all of it; `readingLimits.pageMs` where it is not given. */
  pageMs?: number
  /** `readingLimits.scriptMs` where it is not given. */
  scriptMs?: number
  /** `readingLimits.pageBytes` and `readingLimits.pageRequests` where they are not given. */
  guard?: GuardLimits
}

export type WebsiteRead =
  | { document: LocatedDocument; screenshots: { desktop: Uint8Array; phone: Uint8Array } }
  | { file: LinkedDocument }

/**
 * Reads a page, or fetches the document that stands behind the address. Screenshots are JPEG of the whole page, at most
 * `mostHeight` high. Throws `SourceFailure` with the reason, or the signal's reason when that aborts.
 */
export async function readWebsite(input: WebsiteInput, deps: WebsiteDeps): Promise<WebsiteRead> {
  const url = URL.parse(input.url.trim())
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw websiteFailure('not_a_page', { host: input.url, detail: 'no address that starts with http:// or https://' })
  }
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(websiteFailure('page_timeout', { host: url.host })),
    deps.pageMs ?? readingLimits.pageMs,
  )
  const signal = AbortSignal.any([input.signal, late.signal])
  try {
    return await deps.browser.render({ signal }, session => {
      const scripts = { mostMs: deps.scriptMs ?? readingLimits.scriptMs, usedMs: 0 }
      return patiently(session, url.href, { ...input, signal }, { ...deps, scripts })
    })
  } catch (error) {
    throw error instanceof BrowserEnded ? websiteFailure('page_crashed', { host: url.host }) : error
  } finally {
    clearTimeout(timer)
  }
}

type ReadingDeps = WebsiteDeps & { scripts: ScriptTime }

/** How often a page is opened anew that leaves while it is read. */
const visits = 3

/** Again where the page left while it was read, at the address to which it went. */
async function patiently(
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
      // What was seen meanwhile was not the page's own, but the browser's, in place of what it was sent on to.
      const refusal = journey.refusal()
      if (refusal) throw refusal
      if (to === null) throw error
      // One that only loads itself anew shows a third look no more than the second.
      if (tries >= visits || (tries > 1 && to === at))
        throw websiteFailure('page_timeout', { host: hostOf(to), detail: 'keeps loading anew or moving on' })
      // Not waited for: one that loads itself anew meanwhile may never say that it is closed.
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

  await comeToRest(opened, journey, watch)
  // A script may have sent it on in the meantime, to where nobody may go, or to a document.
  const refusal = journey.refusal()
  if (refusal) throw refusal
  const arrival = journey.arrival() ?? first
  const sentTo = arrival.url === first.url ? null : await documentAt(session, arrival, input.signal)
  if (sentTo) return { file: sentTo }
  const { world, loading } = await settled(opened, journey, arrival, input.url)
  const facts = await world.run('collectFacts')
  const requests = watch.requests()
  // The phone's rendering starts here, after what is measured, so that it does not slow what is measured.
  const phone = renderPhone(session, opened.page.url(), loading === null, deps)
  phone.catch(() => undefined)
  const looked = await look(world)
  const cutBefore = opened.traffic.cut
  const desktop = await capture(opened, world, watch, 'desktop')
  const changingTexts = await changesSince(looked, desktop.screen, world, ms => opened.page.waitForTimeout(ms))
  const stillLoading = loading === null ? null : (await world.run('impression')).loading
  const finalUrl = opened.page.url()
  const measured = {
    requests: Math.max(requests, watch.requests()),
    bytes: opened.traffic.received,
    blockedRequests: watch.blocked(),
    cutWhileScrolling:
      opened.traffic.cut !== null || cutBefore !== null || watch.requests() > readingLimits.pageRequests,
    consoleErrors: watch.consoleErrors(),
  }
  const onPhone = (await phone) ?? (await narrow(opened, world, watch))
  // Last, because a click may change what was read and add to what was counted.
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
  return { document, screenshots: { desktop: desktop.screenshot, phone: onPhone.screenshot } }
}

/** The document behind an answer; null where it is a page. Throws where it is neither. */
async function documentAt(session: RenderSession, arrival: Arrival, signal: AbortSignal) {
  const ending = arrival.status < 400 ? documentEnding(arrival) : null
  if (ending !== null) return fetchDocument(session, arrival, ending, signal)
  const obstacle = obstacleInAnswer(arrival)
  if (obstacle) throw obstacle
  return null
}

/** As a phone opens it; null where the site does not let it be opened twice. `wait` for what is drawn late. */
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
      await comeToRest(opened, journey, watch)
      const { world } = await drawn(opened, () => !wait)
      return capture(opened, world, watch, 'phone')
    }
    return await journey.unlessLost(render())
  } catch (error) {
    if (error instanceof SourceFailure || error instanceof PageLeft) return null
    throw error
  }
}

/** The page that is open already, made as narrow as a phone: the layout is the phone's, the touch screen is missing. */
async function narrow(opened: OpenPage, world: World, watch: PageWatch): Promise<Capture> {
  await opened.page.setViewportSize(viewports.phone)
  return capture(opened, world, watch, 'phone')
}
