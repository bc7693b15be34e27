/** A request through the guard's rules without a browser: documents behind a URL, and webhooks. */
import http from 'node:http'
import https from 'node:https'
import type net from 'node:net'
import tls from 'node:tls'
import { GuardRefusal, parseTarget, type Target } from './network-guard-target.ts'

export interface GuardedFetch {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Bytes of the answer's body after which it is given up with a `GuardRefusal` of reason "limit". */
  maxBytes: number
  /** The body's first `maxBytes` are the answer then, and the rest is not asked for. */
  truncate?: boolean
  /** Redirects followed; each hop is checked like the first. Default 0: the 3xx is the answer. */
  redirects?: number
  /** The whole of it, redirects included. */
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

/** Rejects with `GuardRefusal`, with Node's own error (TLS, reset), or with the signal's reason. */
export async function guardedFetch(connect: Connect, url: string, options: GuardedFetch): Promise<GuardedResponse> {
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
  let address = url
  for (let hop = 0; ; hop++) {
    const answer = await fetchOnce(connect, address, options, signal)
    const location = answer.headers.location
    if (!isRedirect(answer.status) || !location || hop >= (options.redirects ?? 0)) return answer
    address = new URL(location, address).href
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
  const request = (secure ? https : http).request(url, {
    method: options.method ?? 'GET',
    headers: options.headers ?? {},
    signal,
    createConnection: () => (secure ? tls.connect({ socket, ...serverName(url.hostname) }) : socket),
  })
  request.once('error', error => reject(signal.aborted ? signal.reason : error))
  request.once('close', () => socket.destroy())
  request.once('response', response => {
    readBody(response, options, target).then(
      body => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, url: address, body })
        if (!response.complete) request.destroy()
      },
      error => {
        request.destroy()
        reject(signal.aborted ? signal.reason : error)
      },
    )
  })
  request.end(options.body)
  return promise
}

async function readBody(
  response: http.IncomingMessage,
  { maxBytes, truncate = false }: GuardedFetch,
  target: Target,
): Promise<Uint8Array> {
  const tooMuch = () => new GuardRefusal('limit', `${target.host}:${target.port}`, 'The answer is too large.')
  if (!truncate && Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooMuch()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    chunks.push(chunk)
    if (size <= maxBytes) continue
    if (!truncate) throw tooMuch()
    break
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes))
}

/** TLS forbids an address as the server's name (RFC 6066, 3). */
function serverName(hostname: string): { servername?: string } {
  return /^[\d.]+$|^\[/.test(hostname) ? {} : { servername: hostname }
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}
