/** Opens the address in a page and names what went wrong where it cannot be opened. */
import { once } from 'node:events'
import type { OpenPage, Request, Response } from '../../adapters/browser/browser.ts'
import type { GuardRefusal, RefusalReason } from '../../adapters/guard/target.ts'
import type { SourceFailure } from '../../source-failure.ts'
import { onceBusy, type ScriptTime } from './page-pulse.ts'
import { type WebsiteFailureCode, websiteFailure } from './website-failures.ts'

/** The answer to the address, after redirects. */
export interface Arrival {
  status: number
  url: string
  /** "text/html", in lower case, without parameters. */
  type: string
  disposition: string
  /** The browser took it for a file to keep and not for a page. */
  kept: boolean
}

const refusalCodes: Record<RefusalReason, WebsiteFailureCode> = {
  bad_request: 'not_a_page',
  private_address: 'address_refused',
  port: 'address_refused',
  not_resolvable: 'not_resolvable',
  connection_refused: 'connection_refused',
  connection_timeout: 'connection_refused',
  not_http: 'not_a_page',
  limit: 'page_too_large',
}

const noRedirect = 'a redirect to something that is no address'
const notHttp = 'a server that answers in something other than HTTP'

/** Where the main frame has gone since it was opened: to the address, along redirects, where scripts sent it. */
export interface Journey {
  /** The address that it set out for last. */
  target(): string
  /** The last answer to a navigation; null before the first. */
  arrival(): Arrival | null
  /** Resolves where the document that was arrived at breaks off; what came of it is shown, and is never read to its end. */
  broken: Promise<void>
  /** The refusal that the last navigation ran into, or null. */
  refusal(): SourceFailure | null
  /**
   * What `reading` gives. Throws `page_crashed` where the page crashes meanwhile, and `page_timeout` where its scripts do
   * not let it answer: some of what asks it would wait for ever.
   */
  unlessLost<T>(reading: Promise<T>): Promise<T>
}

/** Follows the main frame from now on; to be called before it goes anywhere. */
export function followMainFrame({ page, refusalOf }: OpenPage, scripts: ScriptTime): Journey {
  let tried: Request | null = null
  let last: Response | null = null
  const ofMainFrame = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', request => {
    if (ofMainFrame(request)) tried = request
  })
  page.on('response', response => {
    if (ofMainFrame(response.request())) last = response
  })
  const { promise: broken, resolve } = Promise.withResolvers<void>()
  page.on('requestfailed', request => {
    if (last?.request() === request && request.failure()?.errorText !== 'net::ERR_ABORTED') resolve()
  })
  const target = () => tried?.url() ?? page.url()
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  let isLost = false
  const lose = (code: WebsiteFailureCode, detail?: string) => {
    isLost = true
    lost.reject(websiteFailure(code, { host: hostOf(target()), ...(detail && { detail }) }))
  }
  page.once('crash', () => lose('page_crashed'))
  const busy = `kept the browser busy for ${scripts.mostMs / 1000} seconds, as scripts do that never end`
  // It ends with the page, and hears of that as an error.
  onceBusy(page, scripts, () => lose('page_timeout', busy)).catch(() => undefined)
  return {
    target,
    broken,
    arrival: () => (last ? arrivalOf(last) : null),
    refusal: () => {
      const refusal = refusalOf(target())
      // The guard answers 502 in place of a server that it did not let through.
      const unanswered = last === null || last.request() !== tried || last.status() === 502
      return refusal && unanswered ? refused(refusal, target()) : null
    },
    // What asks the page may hear of it first, in words of its own.
    unlessLost: reading =>
      Promise.race([reading, lost.promise]).catch(error => {
        if (isLost) return lost.promise
        throw error
      }),
  }
}

/**
 * Navigates and waits until the document is read. Throws `SourceFailure`; the answer's status and type are for the
 * caller to judge. An address that starts a download arrives too, by the headers it was sent with.
 */
export async function navigate(opened: OpenPage, journey: Journey, url: string): Promise<Arrival> {
  const { page } = opened
  let complaint = ''
  let kept = false
  page.once('download', () => {
    kept = true
  })
  try {
    const going = page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 })
    going.catch(() => undefined)
    const download = page.waitForEvent('download', { timeout: 0 })
    download.catch(() => undefined)
    // A document whose connection was cut, or that a script leaves for a download, is never read to its end, so waiting
    // for that alone would not end either.
    await Promise.race([going, download, journey.broken, once(opened.overBytes, 'abort')])
  } catch (error) {
    complaint = error instanceof Error ? error.message : String(error)
  }
  // A script sent it on before it was read: where that leads is the page.
  if (/interrupted by another navigation/.test(complaint)) {
    await page.waitForLoadState('domcontentloaded', { timeout: 0 })
    complaint = ''
  }
  const tried = journey.target()
  if (opened.traffic.cut === 'bytes') throw websiteFailure('page_too_large', { host: hostOf(tried) })
  const refusal = journey.refusal()
  if (refusal) throw refusal
  const arrived = journey.arrival()
  if (arrived && (complaint === '' || /Download is starting|ERR_ABORTED/.test(complaint))) {
    return { ...arrived, kept: kept || /Download is starting/.test(complaint) }
  }
  throw unopened(complaint, tried)
}

function arrivalOf(response: Response): Arrival {
  const headers = response.headers()
  const type = (headers['content-type'] ?? 'text/html').split(';')[0] ?? ''
  return {
    status: response.status(),
    url: response.url(),
    type: type.trim().toLowerCase(),
    disposition: headers['content-disposition'] ?? '',
    kept: false,
  }
}

export function refused(refusal: GuardRefusal, url: string): SourceFailure {
  return websiteFailure(refusalCodes[refusal.reason], {
    host: hostOf(url),
    ...(refusal.reason === 'bad_request' && { detail: 'a kind of address that is not read' }),
    ...(refusal.reason === 'not_http' && { detail: notHttp }),
  })
}

/** What Chromium says of a navigation that failed, by its net error. */
function unopened(complaint: string, url: string): SourceFailure {
  const host = hostOf(url)
  if (/ERR_CERT|ERR_SSL|ERR_BAD_SSL/.test(complaint)) return websiteFailure('tls_error', { host })
  if (/ERR_TOO_MANY_REDIRECTS/.test(complaint)) {
    return websiteFailure('not_a_page', { host, detail: 'a chain of redirects that does not end' })
  }
  if (/ERR_INVALID_REDIRECT/.test(complaint)) {
    return websiteFailure('not_a_page', { host, detail: noRedirect })
  }
  if (/ERR_INVALID_HTTP_RESPONSE|ERR_INVALID_CHUNKED|ERR_RESPONSE_HEADERS|ERR_HTTP2_PROTOCOL/.test(complaint)) {
    return websiteFailure('not_a_page', { host, detail: notHttp })
  }
  if (/ERR_UNSAFE_PORT/.test(complaint)) return websiteFailure('address_refused', { host })
  // A redirect to file:, data: or a program's own scheme. The browser does not say which.
  if (/ERR_UNSAFE_REDIRECT|ERR_UNKNOWN_URL_SCHEME|ERR_ABORTED/.test(complaint)) {
    return websiteFailure('address_refused', { host, detail: 'no web address' })
  }
  if (/ERR_TIMED_OUT/.test(complaint)) return websiteFailure('page_timeout', { host })
  return websiteFailure('connection_refused', { host })
}

export function hostOf(url: string): string {
  return URL.parse(url)?.host || url.slice(0, 100)
}
