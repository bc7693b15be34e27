import { once } from 'node:events'
import type { OpenPage, Request, Response } from '../../adapters/browser/browser.ts'
import type { GuardRefusal, RefusalReason } from '../../adapters/guard/target.ts'
import type { SourceFailure } from '../../source-failure.ts'
import { onceBusy, type ScriptTime } from './page-pulse.ts'
import { type WebsiteFailureCode, websiteFailure } from './website-failures.ts'

/** The response to the address, after redirects. */
export interface Arrival {
  status: number
  url: string
  /** "text/html", in lower case, without parameters. */
  type: string
  disposition: string
  /** Whether the browser treated it as a download. */
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

/** Where the main frame has navigated since it was opened, including by redirects and scripts. */
export interface Journey {
  /** The address of the last navigation, finished or not. */
  target(): string
  /** The last response to a navigation; null before the first. */
  arrival(): Arrival | null
  /** Resolves if the document's connection breaks: what arrived is shown, but the document never finishes loading. */
  broken: Promise<void>
  refusal(): SourceFailure | null
  /** Rejects with `page_crashed` or `page_timeout` if the page is lost meanwhile: some calls would wait forever. */
  unlessLost<T>(reading: Promise<T>): Promise<T>
}

/** Follows the main frame. Call it before the first navigation. */
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
  const lose = (code: WebsiteFailureCode, behaviour?: string) => {
    isLost = true
    lost.reject(websiteFailure(code, { host: hostOf(target()), ...(behaviour && { behaviour }) }))
  }
  page.once('crash', () => lose('page_crashed'))
  const busy = `kept the browser busy for ${scripts.maxMs / 1000} seconds with scripts that do not seem to end`
  // Rejects when the page closes.
  onceBusy(page, scripts, () => lose('page_timeout', busy)).catch(() => undefined)
  return {
    target,
    broken,
    arrival: () => (last ? arrivalOf(last) : null),
    refusal: () => {
      const refusal = refusalOf(target())
      // The guard answers 502 itself when it refuses a server.
      const unanswered = last === null || last.request() !== tried || last.status() === 502
      return refusal && unanswered ? refused(refusal, target()) : null
    },
    // If `reading` fails first because the page was lost, the reason for the loss is the better error.
    unlessLost: reading =>
      Promise.race([reading, lost.promise]).catch(error => {
        if (isLost) return lost.promise
        throw error
      }),
  }
}

/** A download counts as arrived too. Rejects with `SourceFailure`; the caller judges status and type. */
export async function navigate(opened: OpenPage, journey: Journey, url: string): Promise<Arrival> {
  const { page } = opened
  let errorText = ''
  let kept = false
  page.once('download', () => {
    kept = true
  })
  try {
    const going = page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 })
    going.catch(() => undefined)
    const download = page.waitForEvent('download', { timeout: 0 })
    download.catch(() => undefined)
    // `goto` alone might never settle: a document whose connection breaks, or that a script leaves for a download, never
    // finishes loading.
    await Promise.race([going, download, journey.broken, once(opened.overBytes, 'abort')])
  } catch (error) {
    errorText = error instanceof Error ? error.message : String(error)
  }
  // A script navigated on before the document was parsed, so the page to read is where that leads.
  if (/interrupted by another navigation/.test(errorText)) {
    await page.waitForLoadState('domcontentloaded', { timeout: 0 })
    errorText = ''
  }
  const tried = journey.target()
  if (opened.traffic.cut === 'bytes') throw websiteFailure('page_too_large', { host: hostOf(tried) })
  const refusal = journey.refusal()
  if (refusal) throw refusal
  const arrived = journey.arrival()
  if (arrived && (errorText === '' || /Download is starting|ERR_ABORTED/.test(errorText))) {
    return { ...arrived, kept: kept || /Download is starting/.test(errorText) }
  }
  throw unopened(errorText, tried)
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
    ...(refusal.reason === 'bad_request' && { found: 'a kind of address that is not read' }),
    ...(refusal.reason === 'not_http' && { found: notHttp }),
  })
}

function unopened(errorText: string, url: string): SourceFailure {
  const host = hostOf(url)
  if (/ERR_CERT|ERR_SSL|ERR_BAD_SSL/.test(errorText)) return websiteFailure('tls_error', { host })
  if (/ERR_TOO_MANY_REDIRECTS/.test(errorText)) {
    return websiteFailure('not_a_page', { host, found: 'a chain of redirects that does not end' })
  }
  if (/ERR_INVALID_REDIRECT/.test(errorText)) {
    return websiteFailure('not_a_page', { host, found: noRedirect })
  }
  if (/ERR_INVALID_HTTP_RESPONSE|ERR_INVALID_CHUNKED|ERR_RESPONSE_HEADERS|ERR_HTTP2_PROTOCOL/.test(errorText)) {
    return websiteFailure('not_a_page', { host, found: notHttp })
  }
  if (/ERR_UNSAFE_PORT/.test(errorText)) return websiteFailure('address_refused', { host })
  // A redirect to file:, data: or a custom scheme; the browser does not say which.
  if (/ERR_UNSAFE_REDIRECT|ERR_UNKNOWN_URL_SCHEME|ERR_ABORTED/.test(errorText)) {
    return websiteFailure('address_refused', { host, destination: 'no web address' })
  }
  if (/ERR_TIMED_OUT/.test(errorText)) return websiteFailure('page_timeout', { host })
  return websiteFailure('connection_refused', { host })
}

export function hostOf(url: string): string {
  return URL.parse(url)?.host || url.slice(0, 100)
}
