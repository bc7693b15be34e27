import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll } from 'vitest'
import { createBrowser, type WarmBrowser } from '../../adapters/browser/browser.ts'

/** Kept between runs, so that the browser is unpacked once. */
export const dataDir = path.resolve('node_modules/.cache/panel-test')

/** A browser that closes after the calling suite. */
export function browserFor(): WarmBrowser {
  const browser = createBrowser({ dataDir, allowHosts: [], log: () => undefined })
  afterAll(() => browser.close())
  return browser
}

export interface Site {
  origin: string
  port: number
  host: string
  requests: string[]
  close(): Promise<void>
}

export async function serve(handler: http.RequestListener, wanted = 0): Promise<Site> {
  const requests: string[] = []
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    handler(request, response)
  })
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    host: `127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A site of fixed pages; a body that starts with "<" is sent as HTML. */
export function servePages(pages: Record<string, string>): Promise<Site> {
  return serve((request, response) => {
    const body = pages[request.url ?? '']
    if (body === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>There is nothing here</h1>')
    else
      response
        .writeHead(200, { 'content-type': body.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain' })
        .end(body)
  })
}
