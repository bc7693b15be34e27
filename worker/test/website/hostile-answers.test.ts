/** Malformed answers over real sockets: the guard answers or closes, and never throws. */
import { once } from 'node:events'
import net from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNetworkGuard, type GuardJob, type NetworkGuard } from '../../adapters/guard/network-guard.ts'
import { type Site, serve } from './local-sites.ts'

interface Answer {
  /** One character for each byte. */
  parts: string[]
  ends: 'end' | 'reset'
}

let answer: Answer = { parts: [], ends: 'end' }
let site: Site
let guard: NetworkGuard
let job: GuardJob
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)

beforeAll(async () => {
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  site = await serve(async ({ socket }) => {
    const { parts, ends } = answer
    for (const part of parts) {
      socket.write(Buffer.from(part, 'latin1'))
      await new Promise(resolve => setImmediate(resolve))
    }
    if (ends === 'end') socket.end()
    else socket.resetAndDestroy()
  })
  guard = await createNetworkGuard({ allowHosts: [site.host] })
  job = guard.open({ bytes: 1e9, requests: 1e6 })
})
beforeEach(() => {
  uncaught.length = 0
})
afterAll(async () => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  job.close()
  await guard.close()
  await site.close()
})

/** Everything that the guard sends back for one request, until it closes. */
async function relayed(raw: Answer): Promise<string> {
  answer = raw
  const { hostname, port } = new URL(guard.server)
  const socket = net.connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', chunk => {
    received += chunk
  })
  socket.on('error', () => undefined)
  const token = Buffer.from(`${job.proxy.username}:${job.proxy.password}`).toString('base64')
  socket.write(
    `GET http://${site.host}/ HTTP/1.1\r\nHost: ${site.host}\r\nProxy-Authorization: Basic ${token}\r\nConnection: close\r\n\r\n`,
  )
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
  return received
}

const whole = (head: string): Answer => ({
  parts: [`HTTP/1.1 ${head}\r\nContent-Length: 5\r\n\r\nhello`],
  ends: 'end',
})
const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', '1', ' ', '"', ':', ';', ',', '\r', '\n', '\0', '\x01', '\x7f', '\xfc', '\xff', '\xc3\xbc'),
    fc.integer({ min: 0, max: 255 }).map(code => String.fromCharCode(code)),
  ),
  maxLength: 24,
})
const statusLine = fc
  .tuple(
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2', 'HTTP/0.9', 'ICY', ''),
    fc.oneof(
      fc.constantFrom('200', '200', '200', '204', '205', '304', '302', '407', '500', '099', '000', '999', '1000', '-1'),
      fc.constantFrom('100', '101', '102', '103', '199', ''),
    ),
    odd,
  )
  .map(parts => parts.join(' '))
const header = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('Content-Disposition', 'Content-Length', 'Transfer-Encoding', 'Connection', 'Upgrade'),
      fc.constantFrom('Trailer', 'Set-Cookie', 'Location', 'Keep-Alive', '__proto__', 'Date'),
      odd,
    ),
    fc.oneof(
      odd,
      odd.map(name => `inline; filename="${name}.html"`),
      fc.constantFrom('5', '0', '-5', '99999', '1e9', 'chunked', 'gzip, chunked', 'close', 'keep-alive', 'websocket'),
      fc.constantFrom('http://[bad', '/\xfc', '//', 'javascript:1', 'http://127.0.0.1:0/', 'timeout=0, max=0'),
    ),
  )
  .map(([name, value]) => `${name}: ${value}`)
const head = fc
  .tuple(statusLine, fc.array(header, { maxLength: 5 }), fc.constantFrom('\r\n', '\r\n', '\n', '\r'))
  .map(([status, headers, newline]) => [status, ...headers, '', ''].join(newline))
const body = fc.oneof(
  odd,
  fc.constantFrom('hello', 'ZZ\r\nhello', '5\r\nhello\r\n0\r\nX-T: \xfc\x01\r\n\r\n', 'ffffffff\r\n'),
)
const hostile: fc.Arbitrary<Answer> = fc.record({
  parts: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(head, body).map(parts => [parts.join('')]) },
    { weight: 2, arbitrary: fc.array(fc.oneof(head, body), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(odd, { maxLength: 3 }) },
  ),
  ends: fc.constantFrom('end', 'end', 'reset'),
})

describe('the guard before a hostile server', () => {
  it('answers or closes, and keeps running, whatever is sent', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async raw => {
        uncaught.length = 0
        expect(await relayed(raw)).toMatch(/^(?:HTTP\/1\.1 [1-9]\d\d |$)/)
        await guard
          .fetch(`http://${site.host}/`, { maxBytes: 1_000, timeoutMs: 8_000, redirects: 1 })
          .catch(error => expect(error).toBeInstanceOf(Error))
        await new Promise(resolve => setImmediate(resolve))
        expect(uncaught).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['a name in Latin-1', 'Content-Disposition: inline; filename="Deck \xfc.html"'],
    ['a path in UTF-8', 'Location: /\xc3\xbc'],
  ])('passes %s on byte for byte, whatever comes before it', async (_, line) => {
    for (const order of [`${line}\r\nX-After: 1`, `X-Before: 1\r\n${line}`]) {
      const received = await relayed(whole(`200 OK\r\n${order}`))
      expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(received).toContain(`\r\n${line}\r\n`)
      expect(received.endsWith('hello')).toBe(true)
    }
    const lengthFirst = await relayed({
      parts: [`HTTP/1.1 200 OK\r\nContent-Length: 5\r\n${line}\r\n\r\nhello`],
      ends: 'end',
    })
    expect(lengthFirst).toContain(`\r\n${line}\r\n`)
    expect(uncaught).toEqual([])
  })

  it('removes what no header may contain', async () => {
    const received = await relayed(whole('200 fi\x01ne\x7f\r\nX-A: a\x01b\x7fc'))
    expect(received).toMatch(/^HTTP\/1\.1 200 fine\r\n/)
    expect(received).toContain('\r\nX-A: abc\r\n')
    expect(received.endsWith('hello')).toBe(true)
  })

  it.each(['099 Odd', '000 Odd', '101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade', '200\0 OK'])(
    'reports %j as not HTTP',
    async line => {
      expect(await relayed(whole(line))).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/)
      expect(job.refusalOf(`http://${site.host}/`)?.reason).toBe('not_http')
      expect(uncaught).toEqual([])
    },
  )
})
