/** Opens the address in a page and names what went wrong where it cannot be opened. */
import { once } from 'node:events'
import type { OpenPage, Response } from '../../adapters/browser.ts'
import type { GuardRefusal, RefusalReason } from '../../adapters/network-guard-target.ts'
import type { SourceFailure } from '../failure.ts'
import { type WebsiteFailureCode, websiteFailure } from './website-failures.ts'

/** The answer to the address, after redirects. */
export interface Arrival {
  status: number
  url: string
  /** "text/html", in lower case, without parameters. */
  type: string
  disposition: string
}

const refusalCodes: Record<RefusalReason, WebsiteFailureCode> = {
  bad_request: 'not_a_page',
  private_address: 'address_refused',
  port: 'address_refused',
  not_resolvable: 'not_resolvable',
  connection_refused: 'connection_refused',
  connection_timeout: 'connection_refused',
  limit: 'page_too_large',
}

/**
 * Navigates and waits until the document is read. Throws `SourceFailure`; the answer's status and type are for the
 * caller to judge. An address that starts a download arrives too, by the headers it was sent with.
 */
export async function navigate(opened: OpenPage, url: string): Promise<Arrival> {
  const { page } = opened
  let last: Response | null = null
  let tried = url
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) tried = request.url()
  })
  page.on('response', response => {
    const request = response.request()
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) last = response
  })
  let complaint = ''
  try {
    const going = page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 })
    going.catch(() => undefined)
    // A document whose connection was cut is never read to its end, so waiting for that alone would not end either.
    last = (await Promise.race([going, once(opened.overBytes, 'abort').then(() => null)])) ?? last
  } catch (error) {
    complaint = error instanceof Error ? error.message : String(error)
  }
  const refusal = opened.refusalOf(tried)
  if (opened.traffic.cut === 'bytes') throw websiteFailure('page_too_large', { host: hostOf(tried) })
  const answer = last as Response | null
  const arrived = answer ? await arrivalOf(answer) : null
  // The guard answers 502 in place of a server that it did not let through.
  if (refusal && (complaint !== '' || arrived?.status === 502)) throw refused(refusal, tried)
  if (complaint === '' && arrived) return arrived
  if (/Download is starting|ERR_ABORTED/.test(complaint) && arrived) return arrived
  throw unopened(complaint, tried)
}

async function arrivalOf(response: Response): Promise<Arrival> {
  const headers = response.headers()
  const type = (headers['content-type'] ?? 'text/html').split(';')[0] ?? ''
  return {
    status: response.status(),
    url: response.url(),
    type: type.trim().toLowerCase(),
    disposition: headers['content-disposition'] ?? '',
  }
}

export function refused(refusal: GuardRefusal, url: string): SourceFailure {
  return websiteFailure(refusalCodes[refusal.reason], {
    host: hostOf(url),
    detail: 'a kind of address that is not read',
  })
}

/** What Chromium says of a navigation that failed, by its net error. */
function unopened(complaint: string, url: string): SourceFailure {
  const host = hostOf(url)
  if (/ERR_CERT|ERR_SSL|ERR_BAD_SSL/.test(complaint)) return websiteFailure('tls_error', { host })
  if (/ERR_TOO_MANY_REDIRECTS/.test(complaint)) {
    return websiteFailure('not_a_page', { host, detail: 'a chain of redirects that does not end' })
  }
  if (/ERR_UNSAFE_PORT/.test(complaint)) return websiteFailure('address_refused', { host })
  if (/ERR_TIMED_OUT/.test(complaint)) return websiteFailure('page_timeout', { host })
  return websiteFailure('connection_refused', { host })
}

export function hostOf(url: string): string {
  return URL.parse(url)?.host || url.slice(0, 100)
}
