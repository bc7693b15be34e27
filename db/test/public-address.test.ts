import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../public-address.ts'

const ipv4 = (ranges: [number, number][]) => fc.tuple(...ranges.map(([from, to]) => fc.integer({ min: from, max: to })))
const any: [number, number] = [0, 255]
const privateIPv4 = fc
  .oneof(
    ipv4([[10, 10], any, any, any]),
    ipv4([[127, 127], any, any, any]),
    ipv4([[0, 0], any, any, any]),
    ipv4([[100, 100], [64, 127], any, any]),
    ipv4([[169, 169], [254, 254], any, any]),
    ipv4([[172, 172], [16, 31], any, any]),
    ipv4([[192, 192], [168, 168], any, any]),
    ipv4([[198, 198], [18, 19], any, any]),
    ipv4([[224, 255], any, any, any]),
  )
  .map(parts => parts.join('.'))

const hextets = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}

describe('the rule for addresses', () => {
  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2620:fe::fe'])(
    'allows the public address %s',
    address => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['compatible', '::127.0.0.1'],
    ['compatible', '::169.254.169.254'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped public', '::ffff:8.8.8.8'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ["a network's own NAT64", '2a01:4f8:0:1::a9fe:a9fe'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['ISATAP', '2a01:4f8::5efe:10.0.0.1'],
    ['ISATAP', '2a01:4f8::200:5efe:192.168.1.1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['documentation', '203.0.113.7'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['metadata', '169.254.169.254'],
    ['metadata', '100.100.100.200'],
    ['metadata', '192.0.0.192'],
    ['metadata', '168.63.129.16'],
    ['broadcast', '255.255.255.255'],
    ['a number', '2130706433'],
    ['hexadecimal', '0x7f.1'],
    ['octal', '0177.0.0.1'],
    ['short', '127.1'],
    ['octal of a public one', '010.8.8.8'],
    ['a name', 'localhost'],
    ['brackets', '[::1]'],
    ['nothing', ''],
  ])('refuses %s: %s', (_kind, address) => expect(isPublicAddress(address)).toBe(false))

  it('refuses every private IPv4 address, and every IPv6 address that carries one', () => {
    fc.assert(
      fc.property(privateIPv4, address => {
        const carried = hextets(address)
        const forms = [address, `::${carried}`, `::ffff:${carried}`, `64:ff9b::${carried}`, `2002:${carried}::1`]
        expect(forms.filter(isPublicAddress)).toEqual([])
      }),
    )
  })

  it('refuses every IPv6 address outside the block of public unicast, and never throws', () => {
    const part = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.array(part, { minLength: 8, maxLength: 8 }), parts => {
        const inside = (parts[0] ?? 0) >> 13 === 1
        const passes = isPublicAddress(parts.map(each => each.toString(16)).join(':'))
        expect(passes && !inside).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.string(), text => {
        expect(typeof isPublicAddress(text)).toBe('boolean')
      }),
    )
  })
})
