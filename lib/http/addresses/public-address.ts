import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const ipv6GlobalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Addresses that are inside public ranges but respond only inside a data center: Azure's host agent. */
const publicLookingButInternal = new Set(['168.63.129.16'])

/**
 * Whether an IP address (as text, without brackets) is on the public internet. Anything that is not an exact IP
 * address (short, octal or zoned forms) is not. An IPv4 address inside `::ffff:0:0/96` is judged as IPv4. Serves
 * spec/security#2.2.
 */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip)
  if (family === 0 || ip.includes('%')) return false
  const address = ipaddr.parse(ip)
  if (address instanceof ipaddr.IPv6) {
    if (address.isIPv4MappedAddress()) return isPublicAddress(address.toIPv4Address().toString())
    return address.match(ipv6GlobalUnicast) && address.range() === 'unicast'
  }
  return address.range() === 'unicast' && !publicLookingButInternal.has(address.toString())
}
