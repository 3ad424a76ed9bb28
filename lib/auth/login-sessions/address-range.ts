import ipaddr from 'ipaddr.js'

/**
 * The network of an address, without the part that names a single computer: "203.0.113.x" or "2001:db8:7::". Undefined where
 * the address is not known.
 */
export function addressRange(address: string | undefined): string | undefined {
  if (!address || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.x`
  const [first = 0, second = 0, third = 0] = 'parts' in parsed ? parsed.parts : []
  return `${[first, second, third].map((part) => part.toString(16)).join(':')}::`
}
