import ipaddr from 'ipaddr.js'

/**
 * Returns an address's network, without the part that identifies a single computer: "203.0.113.x" or
 * "2001:db8:7::". Undefined if the address is unknown.
 */
export function addressRange(address: string | undefined): string | undefined {
  if (!address || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.x`
  const [first = 0, second = 0, third = 0] = 'parts' in parsed ? parsed.parts : []
  return `${[first, second, third].map((part) => part.toString(16)).join(':')}::`
}
