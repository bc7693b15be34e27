/** Detects pages blocked by their own scripts. One that only waits for its server still answers, and uses no CPU time. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page, Request } from '../../adapters/browser/browser.ts'

const tickMs = 250

/** The CPU time that scripts may use and have used in one rendering, restarts included. */
export interface ScriptTime {
  maxMs: number
  usedMs: number
}

function singleQuery(ask: () => Promise<unknown>): { send: () => void; pending: () => boolean } {
  let pending = false
  const close = () => {
    pending = false
  }
  return {
    send: () => {
      if (pending) return
      pending = true
      ask().then(close, close)
    },
    pending: () => pending,
  }
}

/** Once the page has used up its CPU time, or was silent for as long, calls `tell` and crashes it: nothing else ends it. */
export async function onceBusy(page: Page, all: ScriptTime, tell: () => void): Promise<void> {
  const closed = new AbortController()
  page.once('close', () => closed.abort())
  page.once('crash', () => closed.abort())
  // While a frame waits for a server's redirect, Chromium holds back queries to it.
  const moves = new Map<Frame, Request>()
  page.on('request', request => {
    if (request.isNavigationRequest()) moves.set(request.frame(), request)
  })
  const answered = (request: Request) => {
    if (request.isNavigationRequest() && moves.get(request.frame()) === request) moves.delete(request.frame())
  }
  page.on('response', response => answered(response.request()))
  page.on('requestfailed', answered)

  const watch = async (whom: Page | Frame, frame: Frame) => {
    const session = await page.context().newCDPSession(whom)
    // Frames of one site share a process, whose time would otherwise be counted several times.
    const time = whom === page ? all : { ...all, usedMs: 0 }
    let taken = 0
    let stays = true
    // Answered even while scripts run or the frame waits for a server. Other pages' time is not included.
    const use = singleQuery(async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      const now = 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
      // After a navigation the page may have a new process, whose time starts at 0.
      time.usedMs += now < taken ? now : now - taken
      taken = now
    })
    const pulse = singleQuery(() =>
      // An error from the page is an answer too: it may have no document at the moment. A frame's error means that it is gone.
      session.send('Runtime.evaluate', { expression: '0' }).catch(() => {
        stays = whom === page
      }),
    )
    session.send('Performance.enable').catch(() => undefined)
    // Counts ticks rather than time, so that a pause of this process does not count against the page.
    for (let silentMs = 0; stays && Math.max(silentMs, time.usedMs) < time.maxMs; ) {
      use.send()
      pulse.send()
      await pause(tickMs, undefined, { signal: closed.signal })
      silentMs = pulse.pending() && !moves.has(frame) ? silentMs + tickMs : 0
    }
    if (!stays) return
    tell()
    await session.send('Page.crash')
  }
  const watched = new Set([page.mainFrame()])
  page.on('framenavigated', frame => {
    if (watched.has(frame)) return
    watched.add(frame)
    // Fails for most frames, which share the page's process and are covered by its query.
    watch(frame, frame)
      .catch(() => undefined)
      .finally(() => watched.delete(frame))
  })
  await watch(page, page.mainFrame())
}
