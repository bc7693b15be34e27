/** Tells a page that its own scripts hold up from one whose server is slow: that one answers us at once, and takes no time. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page, Request } from '../../adapters/browser/browser.ts'

const tickMs = 250

/** What scripts may take of a processor, and have taken: in one rendering, however often it is begun anew. */
export interface ScriptTime {
  mostMs: number
  usedMs: number
}

/** Asks once more where the last question was answered. */
function questions(ask: () => Promise<unknown>): { again: () => void; open: () => boolean } {
  let open = false
  const close = () => {
    open = false
  }
  return {
    again: () => {
      if (open) return
      open = true
      ask().then(close, close)
    },
    open: () => open,
  }
}

/**
 * Calls `tell` where scripts have used their time up, or where the page, or a frame in a process of its own, answers nothing
 * for as long, and ends that process: nothing else gets through to it. Rejects when the page is gone.
 */
export async function onceBusy(page: Page, all: ScriptTime, tell: () => void): Promise<void> {
  const gone = new AbortController()
  page.once('close', () => gone.abort())
  page.once('crash', () => gone.abort())
  // Chromium keeps back what is asked of a frame that waits for a server to send it elsewhere.
  const moves = new Map<Frame, Request>()
  page.on('request', request => {
    if (request.isNavigationRequest()) moves.set(request.frame(), request)
  })
  const answered = (request: Request) => {
    if (request.isNavigationRequest() && moves.get(request.frame()) === request) moves.delete(request.frame())
  }
  page.on('response', response => answered(response.request()))
  page.on('requestfailed', answered)

  const ask = async (whom: Page | Frame, frame: Frame) => {
    const session = await page.context().newCDPSession(whom)
    // Frames of one site share a process, which each of them would count.
    const time = whom === page ? all : { ...all, usedMs: 0 }
    let taken = 0
    let stays = true
    // Answered even while scripts run or the frame waits for a server. What the browser's other pages take does not count.
    const use = questions(async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      const now = 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
      // A page that went elsewhere may have another process, which begins at nothing.
      time.usedMs += now < taken ? now : now - taken
      taken = now
    })
    const pulse = questions(() =>
      // A complaint of the page is an answer too: it may have no document at the moment. One of a frame is its end.
      session.send('Runtime.evaluate', { expression: '0' }).catch(() => {
        stays = whom === page
      }),
    )
    session.send('Performance.enable').catch(() => undefined)
    // Ticks are counted, not the time: nobody can answer a process that was itself held up.
    for (let silentMs = 0; stays && Math.max(silentMs, time.usedMs) < time.mostMs; ) {
      use.again()
      pulse.again()
      await pause(tickMs, undefined, { signal: gone.signal })
      silentMs = pulse.open() && !moves.has(frame) ? silentMs + tickMs : 0
    }
    if (!stays) return
    tell()
    await session.send('Page.crash')
  }
  const asked = new Set([page.mainFrame()])
  page.on('framenavigated', frame => {
    if (asked.has(frame)) return
    asked.add(frame)
    // Most have no process of their own, and are the page's to answer for.
    ask(frame, frame)
      .catch(() => undefined)
      .finally(() => asked.delete(frame))
  })
  await ask(page, page.mainFrame())
}
