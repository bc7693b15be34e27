import http from 'node:http'
import net from 'node:net'
import { GuardRefusal, parseTarget, type Target } from './target.ts'

type Connect = (target: Target, signal: AbortSignal) => Promise<net.Socket>

export interface GuardLimits {
  /** Bytes on the wire, in both directions together. */
  bytes: number
  /** Plain requests and tunnels. Requests inside a TLS tunnel cannot be counted here; the browser counts those. */
  requests: number
}

export interface GuardTraffic {
  received: number
  sent: number
  requests: number
  /** The last 200 refusals, in order. */
  refusals: GuardRefusal[]
  refused: number
  cut: keyof GuardLimits | null
}

export interface ProxyJob {
  connect(authority: string): Promise<net.Socket>
  agent: http.Agent
  /** Counts one request. @throws GuardRefusal once a limit is reached. */
  countRequest(target: string): void
  countBytes(direction: 'received' | 'sent', bytes: number): void
  refuse(refusal: GuardRefusal): void
  /** Destroys the socket when the job ends or has used up its bytes. */
  hold(socket: net.Socket): void
}

const refusalsKept = 200

export function createProxyJob(jobLimits: GuardLimits, connectTarget: Connect) {
  const ended = new AbortController()
  const overBytes = new AbortController()
  const sockets = new Set<net.Socket>()
  const traffic: GuardTraffic = { received: 0, sent: 0, requests: 0, refusals: [], refused: 0, cut: null }

  const cutAt = (limit: keyof GuardLimits) => {
    traffic.cut ??= limit
    if (limit !== 'bytes') return
    for (const socket of sockets) socket.destroy()
    overBytes.abort()
  }
  const hold = (socket: net.Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (ended.signal.aborted || traffic.cut === 'bytes') socket.destroy()
  }
  const connect = async (authority: string) => {
    const socket = await connectTarget(parseTarget(authority), ended.signal)
    hold(socket)
    return socket
  }
  const agent = new http.Agent({ keepAlive: true, maxSockets: 12 })
  agent.createConnection = (options, callback) => {
    connect(`${bracketed(options.host ?? '')}:${options.port}`).then(
      socket => callback?.(null, socket),
      // The type requires a socket even with an error; this one is never opened.
      error => callback?.(error, new net.Socket()),
    )
    return undefined
  }
  const proxied: ProxyJob = {
    connect,
    agent,
    hold,
    countRequest: target => {
      if (traffic.requests >= jobLimits.requests) cutAt('requests')
      if (traffic.cut) throw new GuardRefusal('limit', target, 'The page asked for more than a review may load.')
      traffic.requests++
    },
    countBytes: (direction, bytes) => {
      traffic[direction] += bytes
      if (traffic.received + traffic.sent > jobLimits.bytes) cutAt('bytes')
    },
    refuse: refusal => {
      traffic.refused++
      // Keeps the newest, because `refusalOf` asks for the last one of a target.
      if (traffic.refusals.push(refusal) > refusalsKept) traffic.refusals.shift()
    },
  }
  const close = () => {
    ended.abort()
    agent.destroy()
    for (const socket of sockets) socket.destroy()
  }
  return { proxied, traffic, overBytes: overBytes.signal, close }
}

function bracketed(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}
