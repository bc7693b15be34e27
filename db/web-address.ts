import net from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Ports above 1023 of services other than websites that are often open inside a network. Below 1024 only 80 and 443 are
 * allowed; above it websites use many ports (3000, 8080, 8443), so known other services are listed instead.
 */
const servicePorts = new Set([
  1080, 1099, 1433, 1434, 1521, 1723, 1883, 2049, 2181, 2375, 2376, 2377, 2379, 2380, 3128, 3260, 3306, 3389, 4369,
  5060, 5061, 5432, 5672, 5900, 5901, 5984, 5985, 5986, 6000, 6379, 6443, 7000, 7001, 8125, 8500, 9042, 9092, 9100,
  9200, 9300, 10250, 10255, 11211, 15672, 25672, 26379, 27017, 27018, 27019, 28015, 50000, 61616,
])

export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && !servicePorts.has(port))
}

/**
 * Removes user names and passwords from the addresses in a text, because relative links inherit those that their page was
 * opened with. Migration 0006 has the same rule.
 */
export const withoutCredentials = (text: string): string =>
  text.replace(/((?:https?|wss?|ftp):[/\\]*)[^\s/\\?#"<>]*@/gi, '$1')

/** "host:port", with the default port made explicit. */
const authorityOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname.replace(/\.$/, '')}:${port || (protocol === 'https:' ? 443 : 80)}`

/**
 * Why requests to this http or https address are refused whatever its name resolves to; null if that must be checked next.
 * `allowHosts` lists the "host:port" pairs that may be private.
 */
export function refusalOf(url: URL, allowHosts: readonly string[]): 'private_address' | 'port' | null {
  const authority = authorityOf(url)
  const allowed = allowHosts.map(entry => URL.parse(`http://${entry}/`)).filter(entry => entry !== null)
  if (allowed.some(entry => authorityOf(entry) === authority)) return null
  if (!isWebPort(Number(authority.slice(authority.lastIndexOf(':') + 1)))) return 'port'
  const host = authority.slice(0, authority.lastIndexOf(':')).replace(/^\[|\]$/g, '')
  // Names of the local machine (RFC 6761, 6.3).
  if (host === 'localhost' || host.endsWith('.localhost')) return 'private_address'
  return net.isIP(host) && !isPublicAddress(host) ? 'private_address' : null
}
