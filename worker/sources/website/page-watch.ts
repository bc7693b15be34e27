import { readingLimits } from '#db/limits.ts'
import type { OpenPage, Request } from '../../adapters/browser/browser.ts'

export interface PageWatch {
  requests(): number
  /** How many requests were blocked, by the guard or by the limit. */
  blocked(): number
  /** The first 20, without those caused by our blocking. */
  consoleErrors(): string[]
  /** Resolves once no request has been pending for `quietMs`, or after `maxMs`. */
  quiet(quietMs: number, maxMs: number): Promise<void>
  /** Whether a request made at or after `since` is pending, other than for images, media and fonts. */
  awaits(since: number): boolean
}

const maxErrors = 20
const errorLength = 300

/** Also blocks audio, video, new windows and requests past the limit. */
export async function watchPage(opened: OpenPage): Promise<PageWatch> {
  const { page, traffic } = opened
  const pending = new Map<Request, number>()
  const errors = new Set<string>()
  let requests = 0
  let overLimit = 0
  let lastChange = Date.now()

  const note = (message: string) => {
    if (errors.size < maxErrors) errors.add(message.replace(/\s+/g, ' ').trim().slice(0, errorLength))
  }
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
