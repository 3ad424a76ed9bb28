import type { Duplex } from 'node:stream'
import type { AddressPolicy } from '../addresses/address-policy'
import { checkServer, type ServerPlace, serverTarget } from '../addresses/check-server'
import { checkedAddresses } from '../addresses/checked-addresses'
import { Cutoff } from '../cutoff'
import { OutboundError } from '../outbound-error'
import { outboundFailure } from '../outbound-failure'
import { connectChecked } from './connect-checked'
import { InspectedStream } from './inspected-stream'
import { type OpenSocket, openSocket } from './open-socket'

export type SocketRequest = ServerPlace & {
  /** Total bytes the server may send; one more ends the connection. */
  maxBytes: number
  /** For everything, including connecting; the connection ends when it passes. */
  deadlineMs: number
  signal?: AbortSignal
}

/**
 * Opens a plain TCP connection to a server that the address rule allows. With `secure`, the caller must encrypt it
 * before sending anything sensitive. Throws OutboundError, and destroys the stream with one.
 */
export type GuardedConnect = (request: SocketRequest) => Promise<Duplex>

/**
 * Builds the way out for protocols other than HTTP: resolves the name and checks all its addresses, connects only
 * to those, within 5 seconds, and limits bytes and time until the end. `open` is for tests. Serves
 * spec/security#2.2, #2.3, #2.5 and #2.10.
 */
export function createGuardedConnect(policy: AddressPolicy, open: OpenSocket = openSocket): GuardedConnect {
  return async (request) => {
    const { port, maxBytes } = request
    const host = request.host.toLowerCase()
    const place = checkServer(request, policy)
    const target = serverTarget(request)
    const cutoff = new Cutoff(request.deadlineMs, request.signal)
    try {
      if (cutoff.ended !== undefined) throw new OutboundError(cutoff.ended, { host, sent: 'no' })
      const addresses = checkedAddresses(target, place.mayBePrivate, policy)
      const socket = await connectChecked({ protocol: 'tcp:', hostname: host, port }, addresses, open)
      let received = 0
      const stream = new InspectedStream(socket, (chunk) => {
        received += chunk.byteLength
        if (received > maxBytes) throw new OutboundError('too-large', { host })
      })
      stream.once('close', () => cutoff.close())
      cutoff.watch((code) => stream.destroy(new OutboundError(code, { host })))
      return stream
    } catch (error) {
      cutoff.close()
      throw outboundFailure(error, `${host}:${port}`, false)
    }
  }
}
