import dgram from 'node:dgram'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBrowser, type WarmBrowser } from '../../adapters/browser/browser.ts'
import { hostilePage, hostOfWay, ways } from './hostile-page.ts'
import { dataDir, type Site, serve } from './local-sites.ts'
import { renderersUnder } from './renderers.ts'

const roomy = { bytes: 25_000_000, requests: 1_000 }
const signal = new AbortController().signal

/** Servers that must not be reached: they record every connection with its requested host, and every datagram. */
async function canary() {
  const reached: string[] = []
  const sockets = new Set<Socket>()
  const server = http.createServer((request, response) => {
    reached.push(request.headers.host ?? '')
    response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  })
  let connections = 0
  server.on('connection', socket => {
    connections++
    sockets.add(socket)
  })
  server.on('upgrade', (request, socket) => {
    reached.push(request.headers.host ?? '')
    socket.destroy()
  })
  server.listen(0)
  await once(server, 'listening')
  const udp = dgram.createSocket('udp4')
  let datagrams = 0
  udp.on('message', () => {
    datagrams++
  })
  udp.bind(0, '127.0.0.1')
  await once(udp, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    udpPort: udp.address().port,
    reached,
    connections: () => connections,
    datagrams: () => datagrams,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      udp.close()
      await once(server, 'close')
    },
  }
}

/** The site of the hostile pages, which the browser may reach. */
function hostileSite(page: () => string): Promise<Site> {
  return serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    const to = /\?to=(.*)$/.exec(request.url ?? '')?.[1]
    if (pathname === '/redirect' && to && searchParams) response.writeHead(302, { location: to }).end()
    else if (pathname === '/worker.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end('')
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page())
  })
}

describe('a hostile page', () => {
  let target: Awaited<ReturnType<typeof canary>>
  let site: Site
  let browser: WarmBrowser
  let frames: string[]
  let running: ReturnType<WarmBrowser['running']>
  let renderers: string[]
  const browserWith = (allowHosts: string[]) =>
    createBrowser({ dataDir, allowHosts, log: () => undefined, resolve: async () => ['127.0.0.1', '::1'] })

  beforeAll(async () => {
    target = await canary()
    site = await hostileSite(() => hostilePage(target.port, target.udpPort))
    browser = browserWith([site.host])
    await browser.render({ signal }, async session => {
      const { page, traffic } = await session.open('desktop', roomy)
      await page.goto(site.origin, { waitUntil: 'commit' })
      const refused = () => new Set(traffic.refusals.map(refusal => refusal.target))
      const hosts = ways.map(way => hostOfWay(way, target.port)).sort()
      await vi.waitFor(() => expect(hosts.filter(host => !refused().has(host))).toEqual([]), 20_000)
      await page.waitForFunction('document.title === "tried"', undefined, { timeout: 15_000 })
      frames = page.frames().map(frame => frame.url())
      running = browser.running()
      renderers = process.platform === 'linux' ? renderersUnder(running?.pid ?? 0) : []
    })
  }, 40_000)
  afterAll(async () => {
    await browser.close()
    await site.close()
    await target.close()
  })

  it('cannot reach loopback in any way that a page has', () => {
    expect(frames.filter(url => /^file:/.test(url))).toEqual([])
    expect(target.connections()).toBe(0)
    expect(target.datagrams()).toBe(0)
  })

  it('reaches it in these ways where it may, which shows that they work', { timeout: 40_000 }, async () => {
    const plain = ways.filter(way => !way.startsWith('secure'))
    const hosts = plain.map(way => hostOfWay(way, target.port))
    const open = browserWith([site.host, ...hosts])
    await open.render({ signal }, async session => {
      const { page } = await session.open('desktop', roomy)
      await page.goto(site.origin, { waitUntil: 'commit' })
      await vi.waitFor(() => expect(hosts.filter(host => !target.reached.includes(host))).toEqual([]), 20_000)
      await page.waitForFunction('document.title === "tried"', undefined, { timeout: 15_000 })
    })
    await open.close()
    expect(target.datagrams()).toBe(0)
  })

  it('is rendered inside the sandbox', () => {
    expect(running?.confinement).not.toBe('none')
    if (process.platform !== 'linux') return
    expect(renderers.length).toBeGreaterThan(0)
    // A system call filter and its own process ids: Chromium's two layers on Linux.
    for (const status of renderers) {
      expect(status).toMatch(/^Seccomp:\s+2$/m)
      expect(status).toMatch(/^NSpid:\s+\d+\s+\d+/m)
    }
  })
})
