/** Listens to a page from before it loads: what it asks for, what goes wrong in it, and when it has come to rest. */
import { readingLimits } from '#db/limits.ts'
import type { OpenPage, Request } from '../../adapters/browser/browser.ts'

export interface PageWatch {
  requests(): number
  /** Requests that were not let through: by the guard, or past the limit. */
  blocked(): number
  /** The first 20, without those that the review itself caused by blocking. */
  consoleErrors(): string[]
  /** Resolves once nothing has been on its way for `quietMs`, or after `mostMs`. */
  quiet(quietMs: number, mostMs: number): Promise<void>
  /** Something other than a picture is on its way that was asked for at or after `since`. */
  awaits(since: number): boolean
}

const mostErrors = 20
const errorLength = 300

/** Also keeps out what a review has no use for: sound and film, further windows, and requests past the limit. */
export async function watchPage(opened: OpenPage): Promise<PageWatch> {
  const { page, traffic } = opened
  const underWay = new Map<Request, number>()
  const errors = new Set<string>()
  let requests = 0
  let overLimit = 0
  let lastChange = Date.now()

  const note = (message: string) => {
    if (errors.size < mostErrors) errors.add(message.replace(/\s+/g, ' ').trim().slice(0, errorLength))
  }
  page.on('request', request => {
    requests++
    underWay.set(request, Date.now())
    lastChange = Date.now()
  })
  const over = (request: Request) => {
    underWay.delete(request)
    lastChange = Date.now()
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  page.on('console', message => {
    if (message.type() !== 'error') return
    const blockedByUs = /ERR_TUNNEL_CONNECTION_FAILED|ERR_BLOCKED_BY_CLIENT|ERR_PROXY/.test(message.text())
    if (!blockedByUs && !opened.refusalOf(message.location().url)) note(message.text())
  })
  page.on('pageerror', error => note(error.message))
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
    consoleErrors: () => [...errors],
    quiet: async (quietMs, mostMs) => {
      const until = Date.now() + mostMs
      while (Date.now() < until) {
        const rested = Date.now() - lastChange
        if (underWay.size === 0 && rested >= quietMs) return
        await page.waitForTimeout(Math.max(20, Math.min(quietMs - rested, 100)))
      }
    },
    awaits: since =>
      [...underWay].some(([request, at]) => at >= since && !/^(?:image|media|font)$/.test(request.resourceType())),
  }
}
