import { readingLimits } from '#db/limits.ts'
import type { OpenPage, Request } from '../../adapters/browser/browser.ts'

export interface PageWatch {
  requests(): number
  /** How many requests were blocked, by the guard or by the limit. */
  blocked(): number
  /** Resolves once no request has been pending for `quietMs`, or after `maxMs`. */
  quiet(quietMs: number, maxMs: number): Promise<void>
  /** Whether a request made at or after `since` is pending, other than for images, media and fonts. */
  awaits(since: number): boolean
}

/** Also blocks audio, video, new windows and requests past the limit. */
export async function watchPage(opened: OpenPage): Promise<PageWatch> {
  const { page, traffic } = opened
  const pending = new Map<Request, number>()
  let requests = 0
  let overLimit = 0
  let lastChange = Date.now()

  page.on('request', request => {
    requests++
    pending.set(request, Date.now())
    lastChange = Date.now()
  })
  const over = (request: Request) => {
    pending.delete(request)
    lastChange = Date.now()
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  page.context().on('page', other => {
    if (other !== page) void other.close().catch(() => undefined)
  })
  await page.route('**/*', route => {
    const request = route.request()
    const past = requests > readingLimits.pageRequests
    if (past) overLimit++
    const settled = past || request.resourceType() === 'media' ? route.abort('blockedbyclient') : route.continue()
    return settled.catch(() => undefined)
  })

  return {
    requests: () => requests,
    blocked: () => traffic.refused + overLimit,
    quiet: async (quietMs, maxMs) => {
      const until = Date.now() + maxMs
      while (Date.now() < until) {
        const rested = Date.now() - lastChange
        if (pending.size === 0 && rested >= quietMs) return
        await page.waitForTimeout(Math.max(20, Math.min(quietMs - rested, 100)))
      }
    },
    awaits: since =>
      [...pending].some(([request, at]) => at >= since && !/^(?:image|media|font)$/.test(request.resourceType())),
  }
}
