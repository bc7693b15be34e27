/** Tells a page whose own scripts keep it from answering from one whose server is slow: that one answers us at once. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page, Request } from '../../adapters/browser.ts'

const tickMs = 250

/**
 * Calls `tell` where the page, or a frame in a process of its own, answers nothing for `mostMs`, and ends that process:
 * nothing else gets through to it. Rejects when the page is gone.
 */
export async function onceBusy(page: Page, mostMs: number, tell: () => void): Promise<void> {
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
    let waits = false
    let stays = true
    // Ticks are counted, not the time: nobody can answer a process that was itself held up.
    for (let silentMs = 0; stays && silentMs < mostMs; silentMs = waits && !moves.has(frame) ? silentMs + tickMs : 0) {
      if (!waits) {
        waits = true
        session
          .send('Runtime.evaluate', { expression: '0' })
          // A complaint of the page is an answer too: it may have no document at the moment. One of a frame is its end.
          .catch(() => {
            stays = whom === page
          })
          .finally(() => {
            waits = false
          })
      }
      await pause(tickMs, undefined, { signal: gone.signal })
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
