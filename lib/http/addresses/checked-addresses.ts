import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { OutboundError } from '../outbound-error'
import { type AddressPolicy, allowlistHint, type ServerAddress } from './address-policy'
import { isPublicAddress } from './public-address'

/**
 * Resolves a server's name once and returns the addresses that a connection may use. With `mayBePrivate` any
 * address will do; otherwise a single non-public one refuses them all. Throws OutboundError 'dns-failed' or
 * 'address-refused', or whatever the resolver throws. Serves spec/security#2.2 and #2.3.
 */
export async function checkedAddresses(
  target: ServerAddress,
  mayBePrivate: boolean,
  policy: AddressPolicy,
): Promise<readonly string[]> {
  const host = target.hostname
  const addresses = isIP(host) === 0 ? await (policy.resolve ?? resolveName)(host) : [host]
  if (addresses.length === 0) throw new OutboundError('dns-failed', { host, sent: 'no' })
  if (!mayBePrivate && !addresses.every(isPublicAddress)) {
    throw new OutboundError('address-refused', {
      message: `"${host}" isn’t a public server. Its name points to a private network.`,
      hint: `Use the address of a public server. For a server inside your own network, ${allowlistHint(target, policy)}`,
      sent: 'no',
    })
  }
  return addresses
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}
