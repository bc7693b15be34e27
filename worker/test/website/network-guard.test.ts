import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNetworkGuard, type GuardJob, type NetworkGuard } from '../../adapters/guard/network-guard.ts'
import type { GuardLimits } from '../../adapters/guard/proxied-connection.ts'
import type { TargetRules } from '../../adapters/guard/target.ts'
import { serve } from './local-sites.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0).reverse()) await end()
})

async function guardWith(rules: Partial<TargetRules>): Promise<NetworkGuard> {
  const guard = await createNetworkGuard({ allowHosts: [], ...rules })
  ends.push(guard.close)
  return guard
}

async function siteWith(handler: http.RequestListener) {
  const site = await serve(handler)
  ends.push(site.close)
  return site
}

function authorization(job: GuardJob): string {
  return `Basic ${Buffer.from(`${job.proxy.username}:${job.proxy.password}`).toString('base64')}`
}

/** A site that a guard may reach, a job of that guard, and the headers of a request in that job. */
async function reachable(
  limits?: GuardLimits,
  handler: http.RequestListener = (_request, response) => response.end('in'),
) {
  const site = await siteWith(handler)
  const guard = await guardWith({ allowHosts: [site.host] })
  const job = guard.open(limits)
  return { site, guard, job, headers: { 'proxy-authorization': authorization(job) } }
}

/** One plain request through the proxy, as a browser sends it. */
async function ask(guard: NetworkGuard, url: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(guard.server)
  const request = http.request({ hostname, port, path: url, headers: { host: 'ignored', ...headers }, agent: false })
  request.end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  let body = ''
  try {
    for await (const chunk of response) body += chunk
  } catch {
    return { status: response.statusCode, body, cut: true }
  }
  return { status: response.statusCode, body, cut: false }
}

async function tunnel(guard: NetworkGuard, authority: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(guard.server)
  const request = http.request({ hostname, port, method: 'CONNECT', path: authority, headers, agent: false })
  request.end()
  const [response, socket] = (await once(request, 'connect')) as [http.IncomingMessage, net.Socket]
  return { status: response.statusCode, socket }
}

describe('the network guard', () => {
  it('serves nobody without the name and password of a job, or after the job', async () => {
    const { site, guard, job, headers } = await reachable()
    const url = `${site.origin}/`
    expect((await ask(guard, url, {})).status).toBe(407)
    const wrong = `Basic ${Buffer.from(`${job.proxy.username}:wrong`).toString('base64')}`
    expect((await ask(guard, url, { 'proxy-authorization': wrong })).status).toBe(407)
    expect(await ask(guard, url, headers)).toMatchObject({ status: 200, body: 'in' })
    job.close()
    expect((await ask(guard, url, headers)).status).toBe(407)
    expect(site.requests).toEqual(['GET /'])
  })

  it('asks once more if the server hangs up on a connection that it kept', async () => {
    const { site, guard, headers } = await reachable(undefined, ({ method, socket, url }, response) => {
      if (url === '/kept') response.end('in')
      // Any other request has to come first on its connection.
      else if (known.has(socket)) socket.destroy()
      else response.end(method)
      known.add(socket)
    })
    const known = new Set<net.Socket>()
    await ask(guard, `${site.origin}/kept`, headers)
    expect(await ask(guard, `${site.origin}/page`, headers)).toMatchObject({ status: 200, body: 'GET' })
    expect(site.requests).toEqual(['GET /kept', 'GET /page', 'GET /page'])
  })

  it.each([
    '127.0.0.1',
    'localhost',
    'sub.localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '0',
    'inside.test',
    'INSIDE.test.',
  ])('reaches nothing on loopback as %s, by request or by tunnel', async host => {
    const site = await siteWith((_request, response) => response.end('in'))
    const guard = await guardWith({ resolve: async () => ['127.0.0.1', '::1'] })
    const job = guard.open()
    const headers = { 'proxy-authorization': authorization(job) }
    expect((await ask(guard, `http://${host}:${site.port}/`, headers)).status).toBe(502)
    expect((await tunnel(guard, `${host}:${site.port}`, headers)).status).toBe(502)
    expect(job.traffic.refusals.map(refusal => refusal.reason)).toEqual(['private_address', 'private_address'])
    expect(job.refusalOf(`http://${host}:${site.port}/x`)?.reason).toBe('private_address')
    expect(site.requests).toEqual([])
  })

  it('connects to the address that it checked, whatever the name resolves to next', async () => {
    const site = await siteWith((_request, response) => response.end('in'))
    const answers = [['93.184.216.34', '10.0.0.1'], ['127.0.0.1']]
    const resolve = vi.fn(async () => answers.shift() ?? ['127.0.0.1'])
    const guard = await guardWith({ resolve })
    const tried: unknown[] = []
    const connect = net.connect
    vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
      options.lookup?.('rebind.test', { all: true }, (_error, found) => tried.push(found))
      // The destination is recorded, and the connection ended before it leaves the machine.
      const socket = new net.Socket()
      queueMicrotask(() => socket.destroy(new Error('not in this test')))
      return socket
    }) as typeof net.connect)
    const refused = guard.fetch(`http://rebind.test:${site.port}/`, { maxBytes: 10, timeoutMs: 5_000 })
    await expect(refused).rejects.toMatchObject({ reason: 'connection_refused' })
    expect(tried).toEqual([[{ address: '93.184.216.34', family: 4 }]])
    expect(resolve).toHaveBeenCalledTimes(1)
    vi.mocked(net.connect).mockImplementation(connect)
    const again = guard.fetch(`http://rebind.test:${site.port}/`, { maxBytes: 10, timeoutMs: 5_000 })
    await expect(again).rejects.toMatchObject({ reason: 'private_address' })
    expect(site.requests).toEqual([])
  })

  it.each([22, 25, 3306, 5432, 6379, 27017])('refuses the public port %i', async port => {
    const guard = await guardWith({ resolve: async () => ['93.184.216.34'] })
    await expect(guard.fetch(`http://shop.test:${port}/`, { maxBytes: 10, timeoutMs: 5_000 })).rejects.toMatchObject({
      reason: 'port',
    })
  })

  it('checks each hop of a redirect again', async () => {
    const inside = await siteWith((_request, response) => response.end('secret'))
    const site = await siteWith((request, response) => {
      const location = request.url === '/away' ? `${inside.origin}/` : '/here'
      if (request.url === '/here') response.end('arrived')
      else response.writeHead(302, { location }).end()
    })
    const guard = await guardWith({ allowHosts: [site.host] })
    const options = { maxBytes: 100, timeoutMs: 5_000, redirects: 3 }
    const arrived = await guard.fetch(`${site.origin}/start`, options)
    expect(Buffer.from(arrived.body).toString()).toBe('arrived')
    expect(arrived.url).toBe(`${site.origin}/here`)
    await expect(guard.fetch(`${site.origin}/away`, options)).rejects.toMatchObject({ reason: 'private_address' })
    expect(inside.requests).toEqual([])
  })

  it('cuts a job at its limit of bytes, and refuses its further requests', async () => {
    const limits = { bytes: 100_000, requests: 10 }
    const much = Buffer.alloc(400_000)
    const { site, guard, job, headers } = await reachable(limits, (_request, response) => response.end(much))
    const first = await ask(guard, `${site.origin}/`, headers).catch(() => ({ cut: true, body: '' }))
    expect(first.cut).toBe(true)
    expect(job.traffic.cut).toBe('bytes')
    expect(job.traffic.received).toBeLessThan(300_000)
    expect((await ask(guard, `${site.origin}/`, headers)).status).toBe(502)
    expect(job.traffic.refusals.at(-1)?.reason).toBe('limit')
    await expect(guard.fetch(`${site.origin}/`, { maxBytes: 10, timeoutMs: 5_000 })).rejects.toMatchObject({
      reason: 'limit',
    })
  })

  it('counts requests and refuses those past the limit', async () => {
    const { site, guard, headers } = await reachable({ bytes: 100_000, requests: 2 })
    const answers = []
    for (let count = 0; count < 4; count++) answers.push((await ask(guard, `${site.origin}/`, headers)).status)
    expect(answers).toEqual([200, 200, 502, 502])
    expect(site.requests).toHaveLength(2)
  })

  it('passes on neither its own credentials nor a false host', async () => {
    const seen: http.IncomingHttpHeaders[] = []
    const { site, guard, headers } = await reachable(undefined, (request, response) => {
      seen.push(request.headers)
      response.end('in')
    })
    await ask(guard, `${site.origin}/`, { ...headers, 'x-kept': 'yes' })
    expect(seen[0]).toMatchObject({ host: site.host, 'x-kept': 'yes' })
    expect(seen[0]).not.toHaveProperty('proxy-authorization')
  })

  it('carries bytes both ways through a tunnel, and ends it with the job', async () => {
    const { site, guard, job, headers } = await reachable()
    const { status, socket } = await tunnel(guard, site.host, headers)
    expect(status).toBe(200)
    socket.write(`GET /through HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`)
    const [chunk] = await once(socket, 'data')
    expect(String(chunk)).toContain('200 OK')
    expect(job.traffic.received).toBeGreaterThan(0)
    job.close()
    await once(socket, 'close')
    expect(site.requests).toEqual(['GET /through'])
  })

  it('refuses to start with an exception that is not a host and port', async () => {
    await expect(createNetworkGuard({ allowHosts: ['intranet'] })).rejects.toThrow('"intranet" is no host and port.')
  })
})
