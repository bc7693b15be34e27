/**
 * Which addresses the guard may connect to. A pure rule over addresses in text, with no names and no network: an
 * address passes only when it is known to be public unicast, so whatever is not understood is refused.
 */
import ipaddr from 'ipaddr.js'

/** Public by range, private by use: services that a cloud answers only to the machines inside it. */
const internalIPv4: [ipaddr.IPv4, number][] = [
  // Azure's platform address (DHCP, DNS, instance metadata proxy): "What is IP address 168.63.129.16?", Microsoft.
  [ipaddr.IPv4.parse('168.63.129.16'), 32],
]

/** The one block from which public unicast IPv6 is given out (IANA, IPv6 Global Unicast Address Assignments). */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Parts of that block that are not somebody's public host (IANA, IPv6 Special-Purpose Address Registry). */
const specialIPv6: [ipaddr.IPv6, number][] = [
  // Protocol assignments, among them Teredo, which carries an IPv4 address, and ORCHID.
  [ipaddr.IPv6.parse('2001::'), 23],
  [ipaddr.IPv6.parse('2001:db8::'), 32],
  // 6to4 carries an IPv4 address in its prefix.
  [ipaddr.IPv6.parse('2002::'), 16],
  [ipaddr.IPv6.parse('2620:4f:8000::'), 48],
  [ipaddr.IPv6.parse('3fff::'), 20],
]

/**
 * True where `address` is a public unicast address, IPv4 or IPv6, written in full. Names, zone ids, shortened or
 * numeric IPv4 forms and anything else are false.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicIPv4(ipaddr.IPv4.parse(address))
  if (address.includes('%') || !address.includes(':') || !ipaddr.IPv6.isValid(address)) return false
  return isPublicIPv6(ipaddr.IPv6.parse(address))
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !internalIPv4.some(range => address.match(range))
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  // Mapped, compatible and NAT64 (64:ff9b::/96, 64:ff9b:1::/48) forms, ::1, unique and link-local, multicast: outside.
  if (!address.match(globalUnicast) || address.range() !== 'unicast') return false
  if (specialIPv6.some(range => address.match(range))) return false
  return !isTunnelled(address.parts)
}

/**
 * Addresses in a public prefix that a router turns into IPv4: ISATAP by its interface id (RFC 5214), and a network's
 * own NAT64 prefix of 96 bits (RFC 6052), told by a private IPv4 address standing alone in the lower half.
 */
function isTunnelled(parts: number[]): boolean {
  const [fifth = 0, sixth = 0, seventh = 0, eighth = 0] = parts.slice(4)
  if (sixth === 0x5efe && (fifth === 0 || fifth === 0x200)) return true
  if (fifth !== 0 || sixth !== 0) return false
  const embedded = new ipaddr.IPv4([seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff])
  return ['loopback', 'private', 'linkLocal', 'carrierGradeNat'].includes(embedded.range())
}

/**
 * One key for each caller, however their address is written; an IPv6 network of 64 bits is one. What is no address is its
 * own key.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address that is mapped into IPv6 is the IPv4 address.
  const known = ipaddr.process(address)
  if (known instanceof ipaddr.IPv4) return known.toString()
  return `${known.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}
