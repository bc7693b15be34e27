/**
 * The only way to the network for the browser: a forward proxy on loopback that refuses by default. Unlike a hook inside the
 * browser, it sees every request: redirects, workers and sockets too. Own code, because proxy-chain 3 cannot cut a job at its
 * limit of bytes, reports a refusal by a status that servers use too, and does not pass on pages whose server answers 407.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type net from 'node:net'
import { readingLimits } from '#db/limits.ts'
import { type GuardedFetch, type GuardedResponse, guardedFetch } from './fetch.ts'
import { createProxyJob, type GuardLimits, type GuardTraffic, type ProxyJob } from './proxied-connection.ts'
import { forwardRequest, openTunnel } from './relay.ts'
import { createConnector, GuardRefusal, parseTarget, type TargetRules, targetName } from './target.ts'

/** One job's access to the guard. Its user name and password are random and end with it. */
export interface GuardJob {
  proxy: { server: string; username: string; password: string }
  traffic: Readonly<GuardTraffic>
  /** Aborts when the bytes are used up and every connection of the job is cut. */
  overBytes: AbortSignal
  refusalOf(url: string): GuardRefusal | null
  close(): void
}

export interface NetworkGuard {
  /** "http://127.0.0.1:<port>" */
  server: string
  open(limits?: GuardLimits): GuardJob
  fetch(url: string, options: GuardedFetch): Promise<GuardedResponse>
  close(): Promise<void>
}

const pageLimits: GuardLimits = { bytes: readingLimits.pageBytes, requests: readingLimits.pageRequests }

export async function createNetworkGuard(rules: TargetRules): Promise<NetworkGuard> {
  const connectTarget = createConnector(rules)
  const jobs = new Map<string, { passwordHash: Buffer; proxied: ProxyJob; close(): void }>()

  const jobOf = (request: http.IncomingMessage): ProxyJob | null => {
    const [scheme, credentials = ''] = (request.headers['proxy-authorization'] ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'basic') return null
    const [username = '', password = ''] = Buffer.from(credentials, 'base64').toString().split(':')
    const job = jobs.get(username)
    return job && timingSafeEqual(job.passwordHash, sha256(password)) ? job.proxied : null
  }

  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const proxied = jobOf(request)
    if (proxied) void forwardRequest(proxied, request, response)
    else response.writeHead(407, { 'proxy-authenticate': 'Basic realm="panel"' }).end()
  })
  server.on('connect', (request, socket: net.Socket, head) => {
    socket.on('error', () => socket.destroy())
    const proxied = jobOf(request)
    if (proxied) void openTunnel(proxied, request, socket, head)
    else socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="panel"\r\n\r\n')
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The network guard has no port')
  const url = `http://127.0.0.1:${address.port}`

  const open = (jobLimits: GuardLimits = pageLimits): GuardJob => {
    const username = randomBytes(12).toString('hex')
    const password = randomBytes(24).toString('hex')
    const { proxied, traffic, overBytes, close } = createProxyJob(jobLimits, connectTarget)
    const end = () => {
      jobs.delete(username)
      close()
    }
    jobs.set(username, { passwordHash: sha256(password), proxied, close: end })
    return {
      proxy: { server: url, username, password },
      traffic,
      overBytes,
      refusalOf: address => lastRefusal(traffic.refusals, address),
      close: end,
    }
  }

  return {
    server: url,
    open,
    fetch: (address, options) => guardedFetch(connectTarget, address, options),
    close: async () => {
      for (const job of jobs.values()) job.close()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

function lastRefusal(refusals: GuardRefusal[], address: string): GuardRefusal | null {
  const url = URL.parse(address)
  // data: and blob: URLs have no host.
  if (!url?.hostname) return null
  const port = url.port || (url.protocol === 'https:' || url.protocol === 'wss:' ? '443' : '80')
  try {
    const name = targetName(parseTarget(`${url.hostname}:${port}`))
    return refusals.findLast(refusal => refusal.target === name) ?? null
  } catch (error) {
    if (error instanceof GuardRefusal) return error
    throw error
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
