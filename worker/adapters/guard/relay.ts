import type http from 'node:http'
import { request as sendRequest } from 'node:http'
import type net from 'node:net'
import type { ProxyJob } from './proxied-connection.ts'
import { GuardRefusal, parseTarget, type Target, targetName } from './target.ts'

/** Headers for a single connection (RFC 9110, 7.6.1) or for the proxy itself. */
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

/** As much as browsers accept, so that the guard does not reject a page that they would show. */
const maxHeaderBytes = 256 * 1024

/** Forwards one absolute-form request, or answers 502 without a body if it is refused. Never rejects. */
export async function forwardRequest(
  proxied: ProxyJob,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '')
  let name = (request.url ?? '').slice(0, 300)
  try {
    if (url?.protocol !== 'http:') throw new GuardRefusal('bad_request', name, 'Only http addresses are forwarded.')
    const target = parseTarget(`${url.hostname}:${url.port || 80}`)
    name = targetName(target)
    proxied.countRequest(name)
    await relay(proxied, url, target, request, response)
  } catch (error) {
    refuse(proxied, error, name)
    // The reason phrase is given explicitly, because an invalid one may already be set.
    if (!response.headersSent) response.writeHead(502, 'Bad Gateway').end()
    else response.destroy()
  }
}

/** Resolves when the response has been forwarded. Whatever the server sends, errors are handled here. */
function relay(
  proxied: ProxyJob,
  url: URL,
  target: Target,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
  const send = () => {
    const sent = sendRequest({
      agent: proxied.agent,
      host: target.host,
      port: target.port,
      method: request.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      setHost: false,
      headers: ['Host', url.host, ...forwardable(request.rawHeaders, 'host')],
      // Lenient, as browsers are: a lone line feed or a control character in a header must not hide the page.
      insecureHTTPParser: true,
      maxHeaderSize: maxHeaderBytes,
    })
    proxied.countBytes('sent', headerBytes(request.rawHeaders))
    let answered = false
    sent.once('response', answer => {
      answered = true
      answer.on('error', giveUp)
      try {
        proxied.countBytes('received', headerBytes(answer.rawHeaders))
        answer.on('data', chunk => proxied.countBytes('received', chunk.length))
        const { statusCode = 0 } = answer
        if (statusCode < 200 || statusCode > 999) throw notHttp(targetName(target))
        response.writeHead(statusCode, writable(answer.statusMessage ?? ''), writableHeaders(answer.rawHeaders))
        answer.pipe(response)
      } catch (error) {
        giveUp(error)
      }
    })
    sent.on('information', answer => proxied.countBytes('received', headerBytes(answer.rawHeaders)))
    // The `upgrade` header is not forwarded, so the server must not switch protocols.
    sent.once('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(notHttp(targetName(target)))
    })
    sent.on('error', error => {
      // Servers close a connection that was kept at any time; a browser asks again then, and so does its proxy.
      if (answered || !sent.reusedSocket || !isRepeatable) return giveUp(error)
      upstream = send()
      upstream.end()
    })
    sent.once('close', () => {
      if (!answered && sent === upstream) reject(new Error('closed without an answer'))
    })
    return sent
  }
  const giveUp = (error: unknown) => {
    upstream.destroy()
    reject(error)
  }
  let upstream = send()
  response.on('error', giveUp)
  response.once('close', () => {
    upstream.destroy()
    resolve()
  })
  request.on('data', chunk => proxied.countBytes('sent', chunk.length))
  request.on('error', giveUp)
  request.pipe(upstream)
  return promise
}

/** Answers a CONNECT: relays bytes in both directions to the address that was checked. */
export async function openTunnel(
  proxied: ProxyJob,
  request: http.IncomingMessage,
  client: net.Socket,
  head: Buffer,
): Promise<void> {
  const authority = request.url ?? ''
  try {
    proxied.countRequest(targetName(parseTarget(authority)))
    proxied.hold(client)
    const upstream = await proxied.connect(authority)
    upstream.once('close', () => client.destroy())
    client.once('close', () => upstream.destroy())
    upstream.on('data', chunk => proxied.countBytes('received', chunk.length))
    client.on('data', chunk => proxied.countBytes('sent', chunk.length))
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    proxied.countBytes('sent', head.length)
    upstream.write(head)
    upstream.pipe(client)
    client.pipe(upstream)
  } catch (error) {
    refuse(proxied, error, authority)
    client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
  }
}

/** Records why the guard itself answers, so that its 502 is not taken for the server's. */
function refuse(proxied: ProxyJob, error: unknown, target: string): void {
  proxied.refuse(error instanceof GuardRefusal ? error : unanswered(error, target))
}

function unanswered(error: unknown, target: string): GuardRefusal {
  // Error codes of Node's HTTP parser start with HPE_.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_')
    ? notHttp(target)
    : new GuardRefusal('connection_refused', target, `${target} closed the connection.`)
}

function notHttp(target: string): GuardRefusal {
  return new GuardRefusal('not_http', target, `${target} answered in something other than HTTP.`)
}

/** The response's headers without what Node refuses to write: invalid names, and bytes not allowed in values. */
function writableHeaders(rawHeaders: string[]): string[] {
  const kept: string[] = []
  const length: string[] = []
  const chunked = rawHeaders.some((text, index) => index % 2 === 0 && /^transfer-encoding$/i.test(text))
  const headers = forwardable(rawHeaders)
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    if (!/^[!#$%&'*+.^`|~\w-]+$/.test(name)) continue
    if (name.toLowerCase() !== 'content-length') kept.push(name, writable(value))
    else if (!chunked) length.push(name, writable(value))
  }
  // Content-Length goes last: in headers after it, Node takes file names as UTF-8 and refuses those that are not.
  return [...kept, ...length]
}

function writable(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
}

function forwardable(rawHeaders: string[], ...without: string[]): string[] {
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
