/** Decides where a request may go: resolves and checks the host once, and connects to exactly the address that was checked. */
import { lookup } from 'node:dns/promises'
import net from 'node:net'
import { isPublicAddress } from '#db/public-address.ts'
import { isWebPort } from '#db/web-address.ts'

/** All addresses of a name, as text. Rejects if it has none. */
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

/** The guard refused a request or could not forward it. `message` is a sentence for people. */
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

/** A normalized host: lower case, IPv4 as four decimals, IPv6 without brackets. */
export interface Target {
  host: string
  port: number
}

const resolveWithSystem: Resolve = async host => (await lookup(host, { all: true })).map(answer => answer.address)

const connectMs = 10_000
const resolveMs = 10_000

/** Parses "host:port", with IPv6 in brackets. @throws GuardRefusal if it is anything else. */
export function parseTarget(authority: string): Target {
  const port = /:(\d{1,5})$/.exec(authority)?.[1]
  const url = port === undefined ? null : URL.parse(`http://${authority}/`)
  if (!url || url.username || url.password || !url.hostname || Number(port) > 65_535 || Number(port) < 1) {
    throw new GuardRefusal('bad_request', authority.slice(0, 300), `"${authority.slice(0, 300)}" is no host and port.`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return { host, port: Number(port) }
}

/** "host:port", which is also the key of allowed targets and of refusals. */
export function targetName(target: Target): string {
  return net.isIPv6(target.host) ? `[${target.host}]:${target.port}` : `${target.host}:${target.port}`
}

export interface TargetRules {
  /** "host:port" pairs that may be private, as the operator wrote them. */
  allowHosts: readonly string[]
  resolve?: Resolve
}

/**
 * Returns a function that resolves a target once, refuses every address that is not public unicast, and connects to an
 * address that it checked, so that DNS rebinding gains nothing. It rejects with `GuardRefusal`.
 * @throws GuardRefusal if an entry of `allowHosts` is not a host and port.
 */
export function createConnector(rules: TargetRules): (target: Target, signal: AbortSignal) => Promise<net.Socket> {
  const allowed = new Set(rules.allowHosts.map(entry => targetName(parseTarget(entry))))
  const resolve = rules.resolve ?? resolveWithSystem

  return async (target, signal) => {
    const isAllowed = allowed.has(targetName(target))
    if (!isAllowed) checkPort(target)
    const found = net.isIP(target.host) ? [target.host] : await resolveInTime(resolve, target)
    const addresses = isAllowed ? found.filter(address => net.isIP(address)) : found.filter(isPublicAddress)
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
    // The name is not resolved again: `lookup` returns the addresses that were checked.
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
    // Later errors concern whoever uses the socket, but without any listener an error would end the process.
    socket.on('error', () => socket.destroy())
    resolve(socket)
  })
  return promise
}
