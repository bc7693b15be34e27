/**
 * Which IP addresses the guard may connect to: only those known to be public unicast. Anything not understood is refused.
 */
import ipaddr from 'ipaddr.js'

/** In public ranges, but used by clouds for services that only their own machines can reach. */
const internalIPv4: [ipaddr.IPv4, number][] = [
  // Azure's platform address (DHCP, DNS, instance metadata proxy): "What is IP address 168.63.129.16?", Microsoft.
  [ipaddr.IPv4.parse('168.63.129.16'), 32],
]

/** The only block from which public unicast IPv6 is assigned (IANA, IPv6 Global Unicast Address Assignments). */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Parts of that block that are not public hosts (IANA, IPv6 Special-Purpose Address Registry). */
const specialIPv6: [ipaddr.IPv6, number][] = [
  // Protocol assignments, including Teredo, which embeds an IPv4 address, and ORCHID.
  [ipaddr.IPv6.parse('2001::'), 23],
  [ipaddr.IPv6.parse('2001:db8::'), 32],
  // 6to4 embeds an IPv4 address in its prefix.
  [ipaddr.IPv6.parse('2002::'), 16],
  [ipaddr.IPv6.parse('2620:4f:8000::'), 48],
  [ipaddr.IPv6.parse('3fff::'), 20],
]

/** True only for public unicast IPv4 and IPv6 addresses; false for names, zone ids, and short or numeric forms of IPv4. */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicIPv4(ipaddr.IPv4.parse(address))
  if (address.includes('%') || !address.includes(':') || !ipaddr.IPv6.isValid(address)) return false
  return isPublicIPv6(ipaddr.IPv6.parse(address))
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !internalIPv4.some(range => address.match(range))
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  // Outside: IPv4-mapped and -compatible, NAT64 (64:ff9b::/96, 64:ff9b:1::/48), ::1, unique local, link-local, multicast.
  if (!address.match(globalUnicast) || address.range() !== 'unicast') return false
  if (specialIPv6.some(range => address.match(range))) return false
  return !isTunnelled(address.parts)
}

/**
 * Addresses in a public prefix that a router translates to IPv4: ISATAP, by its interface id (RFC 5214), and a network's own
 * 96-bit NAT64 prefix (RFC 6052), recognised by a private IPv4 address alone in the lower half.
 */
function isTunnelled(parts: number[]): boolean {
  const [fifth = 0, sixth = 0, seventh = 0, eighth = 0] = parts.slice(4)
  if (sixth === 0x5efe && (fifth === 0 || fifth === 0x200)) return true
  if (fifth !== 0 || sixth !== 0) return false
  const embedded = new ipaddr.IPv4([seventh >> 8, seventh & 0xff, eighth >> 8, eighth & 0xff])
  return ['loopback', 'private', 'linkLocal', 'carrierGradeNat'].includes(embedded.range())
}

/** Normalises a caller's address to a key for rate limits; all of an IPv6 /64 share one. Anything else is its own key. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // Turns IPv4-mapped IPv6 into IPv4.
  const known = ipaddr.process(address)
  if (known instanceof ipaddr.IPv4) return known.toString()
  return `${known.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}
