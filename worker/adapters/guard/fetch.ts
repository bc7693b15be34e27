/** Requests under the guard's rules without a browser, for documents behind a URL and for webhooks. */
import { isUtf8 } from 'node:buffer'
import http from 'node:http'
import https from 'node:https'
import type net from 'node:net'
import { addAbortSignal } from 'node:stream'
import tls from 'node:tls'
import { GuardRefusal, parseTarget, type Target } from './target.ts'

export interface GuardedFetch {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** A longer body is rejected with a `GuardRefusal` of reason "limit", unless `truncate` is set. */
  maxBytes: number
  /**
   * Only the status matters: once it has arrived, the body is cut at `maxBytes`, or at what had arrived when the connection
   * broke, the time was up or the signal aborted.
   */
  truncate?: boolean
  /** How many redirects are followed, each checked like the first request. Default 0: the 3xx is the answer. */
  redirects?: number
  /** For the whole request, redirects included. */
  timeoutMs: number
  signal?: AbortSignal
}

export interface GuardedResponse {
  status: number
  headers: http.IncomingHttpHeaders
  /** After redirects. */
  url: string
  body: Uint8Array
}

type Connect = (target: Target, signal: AbortSignal) => Promise<net.Socket>

/** Rejects with `GuardRefusal`, with Node's own error (TLS, reset), or with the signal's reason. Always settles. */
export async function guardedFetch(connect: Connect, url: string, options: GuardedFetch): Promise<GuardedResponse> {
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
  let address = url
  for (let hop = 0; ; hop++) {
    const answer = await fetchOnce(connect, address, options, signal).catch(error => {
      throw signal.aborted ? signal.reason : error
    })
    const location = answer.headers.location
    if (!isRedirect(answer.status) || !location || hop >= (options.redirects ?? 0)) return answer
    address = redirected(location, address)
  }
}

async function fetchOnce(
  connect: Connect,
  address: string,
  options: GuardedFetch,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new GuardRefusal('bad_request', address.slice(0, 300), 'Only http and https addresses can be opened.')
  }
  const secure = url.protocol === 'https:'
  const target = parseTarget(`${url.hostname}:${url.port || (secure ? 443 : 80)}`)
  const socket = await connect(target, signal)
  const { promise, resolve, reject } = Promise.withResolvers<GuardedResponse>()
  let answered = false
  const request = (secure ? https : http).request(url, {
    method: options.method ?? 'GET',
    headers: options.headers ?? {},
    createConnection: () => (secure ? tls.connect({ socket, ...serverName(url.hostname) }) : socket),
  })
  const answerWith = (response: http.IncomingMessage, body: Uint8Array) =>
    resolve({ status: response.statusCode ?? 0, headers: response.headers, url: address, body })
  // Some requests end without an event, so the signal settles the promise here too.
  const giveUp = () => {
    request.destroy(new Error('given up'))
    reject(signal.reason)
  }
  request.on('error', error => {
    // After the response has begun, reading its body reports the error.
    if (!answered) reject(error)
  })
  request.once('close', () => {
    socket.destroy()
    if (!answered) reject(Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' }))
  })
  // Without a listener Node destroys the connection silently. Upgrades are not supported: the 101 itself is the answer.
  request.once('upgrade', (response, upgraded) => {
    answered = true
    upgraded.destroy()
    answerWith(response, new Uint8Array())
  })
  request.once('response', response => {
    answered = true
    // If the body is not read to its end, an error would otherwise have no listener and end the process.
    response.on('error', () => undefined)
    signal.removeEventListener('abort', giveUp)
    readBody(response, options, target, signal).then(
      body => {
        answerWith(response, body)
        if (!response.complete) request.destroy()
      },
      error => {
        request.destroy()
        reject(error)
      },
    )
  })
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  else request.end(options.body)
  return promise.finally(() => signal.removeEventListener('abort', giveUp))
}

async function readBody(
  response: http.IncomingMessage,
  { maxBytes, truncate = false }: GuardedFetch,
  target: Target,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const tooMuch = () => new GuardRefusal('limit', `${target.host}:${target.port}`, 'The answer is too large.')
  if (!truncate && Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooMuch()
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of addAbortSignal(signal, response)) {
      size += chunk.length
      chunks.push(chunk)
      if (size <= maxBytes) continue
      if (!truncate) throw tooMuch()
      break
    }
  } catch (error) {
    if (!truncate) throw error
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes))
}

/** TLS does not allow an IP address as the server name (RFC 6066, 3). */
function serverName(hostname: string): { servername?: string } {
  return /^[\d.]+$|^\[/.test(hostname) ? {} : { servername: hostname }
}

/** The redirect's target. Node decodes headers as Latin-1, but browsers take valid UTF-8 as UTF-8. */
function redirected(location: string, from: string): string {
  const bytes = Buffer.from(location, 'latin1')
  const to = URL.parse(isUtf8(bytes) ? bytes.toString() : location, from)
  if (to) return to.href
  throw new GuardRefusal('bad_request', location.slice(0, 300), 'The redirect leads to no address.')
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}
