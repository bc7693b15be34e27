/** Where a request may go: decided from a host and a port, once, right before the connection to what was decided. */
import { lookup } from 'node:dns/promises'
import net from 'node:net'
import { isPublicAddress } from '#db/public-address.ts'
import { isWebPort } from '#db/web-address.ts'

/** All addresses of a name, as text. Rejects where it has none. */
export type Resolve = (host: string) => Promise<string[]>

export const refusalReasons = [
  'bad_request',
  'private_address',
  'port',
  'not_resolvable',
  'connection_refused',
  'connection_timeout',
  'not_http',
  'limit',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** The guard did not let a request through, or could not carry it. `message` is a sentence for people. */
export class GuardRefusal extends Error {
  readonly reason: RefusalReason
  readonly target: string
  constructor(reason: RefusalReason, target: string, message: string) {
    super(message)
    this.name = 'GuardRefusal'
    this.reason = reason
    this.target = target
  }
}

/** A host as URLs write it: lower case, IPv4 in four decimals however it was spelled, IPv6 without its brackets. */
export interface Target {
  host: string
  port: number
}

const resolveWithSystem: Resolve = async host => (await lookup(host, { all: true })).map(answer => answer.address)

const connectMs = 10_000
const resolveMs = 10_000

/** "host:port" as people and URLs write it, IPv6 in brackets. Throws `GuardRefusal` where it is neither. */
export function parseTarget(authority: string): Target {
  const port = /:(\d{1,5})$/.exec(authority)?.[1]
  const url = port === undefined ? null : URL.parse(`http://${authority}/`)
  if (!url || url.username || url.password || !url.hostname || Number(port) > 65_535 || Number(port) < 1) {
    throw new GuardRefusal('bad_request', authority.slice(0, 300), `"${authority.slice(0, 300)}" is no host and port.`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return { host, port: Number(port) }
}

/** How a target is written, and the key under which an exception is looked up. */
export function targetName(target: Target): string {
  return net.isIPv6(target.host) ? `[${target.host}]:${target.port}` : `${target.host}:${target.port}`
}

export interface TargetRules {
  /** "host:port" pairs that may be private, as an operator wrote them. */
  allowHosts: readonly string[]
  resolve?: Resolve
}

/**
 * Makes the function that connects to a target: it resolves once, refuses every address that is not public unicast,
 * and connects to an address that it checked, so a name that changes its answer gains nothing. Each call asks again.
 * Rejects with `GuardRefusal`. Throws at once where an entry of `allowHosts` is no host and port.
 */
export function createConnector(rules: TargetRules): (target: Target, signal: AbortSignal) => Promise<net.Socket> {
  const exceptions = new Set(rules.allowHosts.map(entry => targetName(parseTarget(entry))))
  const resolve = rules.resolve ?? resolveWithSystem

  return async (target, signal) => {
    const excepted = exceptions.has(targetName(target))
    if (!excepted) checkPort(target)
    const found = net.isIP(target.host) ? [target.host] : await resolveInTime(resolve, target)
    const addresses = excepted ? found.filter(address => net.isIP(address)) : found.filter(isPublicAddress)
    if (addresses.length === 0) {
      throw new GuardRefusal(
        'private_address',
        targetName(target),
        `${target.host} is not an address on the public internet, so it was not opened.`,
      )
    }
    return connectTo(target, addresses, signal)
  }
}

function checkPort(target: Target): void {
  if (isWebPort(target.port)) return
  throw new GuardRefusal('port', targetName(target), `Port ${target.port} is not one that websites use.`)
}

async function resolveInTime(resolve: Resolve, target: Target): Promise<string[]> {
  const late = Promise.withResolvers<string[]>()
  const timer = setTimeout(() => late.reject(new Error('too late')), resolveMs)
  try {
    return await Promise.race([resolve(target.host), late.promise])
  } catch {
    throw new GuardRefusal('not_resolvable', targetName(target), `No server was found under the name ${target.host}.`)
  } finally {
    clearTimeout(timer)
  }
}

function connectTo(target: Target, addresses: string[], signal: AbortSignal): Promise<net.Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<net.Socket>()
  const answers = addresses.map(address => ({ address, family: net.isIPv6(address) ? 6 : 4 }))
  const socket = net.connect({
    // The name is never looked up again: this answers with the addresses that were checked.
    host: 'checked.invalid',
    port: target.port,
    lookup: (_host, _options, callback) => callback(null, answers),
    autoSelectFamily: true,
    signal,
  })
  const fail = (reason: RefusalReason, message: string) => {
    socket.destroy()
    reject(new GuardRefusal(reason, targetName(target), message))
  }
  socket.setTimeout(connectMs, () => fail('connection_timeout', `${targetName(target)} did not answer.`))
  socket.once('error', () => fail('connection_refused', `${targetName(target)} refused the connection.`))
  socket.once('connect', () => {
    if (!addresses.includes(socket.remoteAddress ?? '')) {
      fail('private_address', `${targetName(target)} led to an address that was not checked.`)
      return
    }
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    socket.removeAllListeners('error')
    // Errors after this belong to whoever uses the socket; without a listener one would end the process.
    socket.on('error', () => socket.destroy())
    resolve(socket)
  })
  return promise
}
