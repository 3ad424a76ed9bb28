import type { buildConnector } from 'undici'
import { type AddressPolicy, mayBePrivate, type ServerAddress } from '../addresses/address-policy'
import { checkedAddresses } from '../addresses/checked-addresses'
import { OutboundError } from '../outbound-error'
import { connectChecked } from './connect-checked'
import { type OpenSocket, openSocket } from './open-socket'

/**
 * Enforces the address rule: every connection of the guarded fetch is made here, including those to literal
 * addresses. A name is resolved once and refused if any of its addresses is not public. The connection goes only to
 * those checked addresses, while SNI and the certificate check keep the name. Serves spec/security#2.3 and #2.5.
 */
export function guardedConnector(
  policy: AddressPolicy,
  open: OpenSocket = openSocket,
): buildConnector.connector {
  return ({ protocol, hostname, port }, callback) => {
    const target = { protocol, hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
    connectChecked(target, checked({ protocol, hostname, port }, policy), open).then(
      (socket) => callback(null, socket),
      (error) => callback(error, null),
    )
  }
}

async function checked(target: ServerAddress, policy: AddressPolicy): Promise<readonly string[]> {
  const open = mayBePrivate(target, policy, true)
  if (!open && (target.protocol !== 'https:' || (target.port !== '' && target.port !== '443'))) {
    throw new OutboundError('address-refused', { sent: 'no' })
  }
  return checkedAddresses(target, open, policy)
}
