/** How the guard carries what it lets through: plain requests, and tunnels for TLS and WebSockets. */
import type http from 'node:http'
import { request as sendRequest } from 'node:http'
import type net from 'node:net'
import type { Passage } from './network-guard-passage.ts'
import { GuardRefusal, parseTarget, targetName } from './network-guard-target.ts'

/** Headers that speak of one connection only (RFC 9110, 7.6.1), and those meant for the proxy itself. */
const perConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Forwards one absolute-form request. Everything refused is answered 502 without a body. */
export async function forwardRequest(
  passage: Passage,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '')
  try {
    if (url?.protocol !== 'http:') {
      throw new GuardRefusal('bad_request', (request.url ?? '').slice(0, 300), 'Only http addresses are forwarded.')
    }
    const target = parseTarget(`${url.hostname}:${url.port || 80}`)
    passage.countRequest(targetName(target))
    await relay(passage, url, target, request, response)
  } catch (error) {
    refuse(passage, error, `${url?.hostname ?? ''}:${url?.port || 80}`)
    if (!response.headersSent) response.writeHead(502).end()
    else response.destroy()
  }
}

function relay(
  passage: Passage,
  url: URL,
  target: { host: string; port: number },
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const upstream = sendRequest({
    agent: passage.agent,
    host: target.host,
    port: target.port,
    method: request.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    setHost: false,
    headers: ['Host', url.host, ...passing(request.rawHeaders, 'host')],
  })
  upstream.once('response', answer => {
    passage.countBytes('received', headerBytes(answer.rawHeaders))
    answer.on('data', chunk => passage.countBytes('received', chunk.length))
    answer.once('error', reject)
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', passing(answer.rawHeaders))
    answer.pipe(response)
  })
  upstream.once('error', reject)
  response.once('close', () => {
    upstream.destroy()
    resolve()
  })
  passage.countBytes('sent', headerBytes(request.rawHeaders))
  request.on('data', chunk => passage.countBytes('sent', chunk.length))
  request.pipe(upstream)
  return promise
}

/** Answers a CONNECT: bytes pass both ways to the one address that was checked. */
export async function openTunnel(
  passage: Passage,
  request: http.IncomingMessage,
  client: net.Socket,
  head: Buffer,
): Promise<void> {
  const authority = request.url ?? ''
  try {
    passage.countRequest(targetName(parseTarget(authority)))
    passage.hold(client)
    const upstream = await passage.connect(authority)
    upstream.once('close', () => client.destroy())
    client.once('close', () => upstream.destroy())
    upstream.on('data', chunk => passage.countBytes('received', chunk.length))
    client.on('data', chunk => passage.countBytes('sent', chunk.length))
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    passage.countBytes('sent', head.length)
    upstream.write(head)
    upstream.pipe(client)
    client.pipe(upstream)
  } catch (error) {
    refuse(passage, error, authority)
    client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
  }
}

/** Whatever the guard answers in a server's place is noted with its reason, so that its 502 is taken for no one else's. */
function refuse(passage: Passage, error: unknown, target: string): void {
  passage.refuse(error instanceof GuardRefusal ? error : unanswered(error, target))
}

function unanswered(error: unknown, target: string): GuardRefusal {
  // The codes of Node's parser of HTTP start so.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_')
    ? new GuardRefusal('not_http', target, `${target} answered in something other than HTTP.`)
    : new GuardRefusal('connection_refused', target, `${target} closed the connection.`)
}

function passing(rawHeaders: string[], ...without: string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const lower = name.toLowerCase()
    if (!perConnection.has(lower) && !without.includes(lower)) kept.push(name, rawHeaders[index + 1] ?? '')
  }
  return kept
}

function headerBytes(rawHeaders: string[]): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
}
