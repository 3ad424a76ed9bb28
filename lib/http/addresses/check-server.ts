import { OutboundError } from '../outbound-error'
import { type AddressPolicy, allowlistHint, checkAddress, mayBePrivate } from './address-policy'

/** A server with a protocol other than HTTP, such as a database. */
export type ServerPlace = {
  /** Name or address, without port. */
  host: string
  port: number
  /** Ports a public server may be reached on. */
  publicPorts: readonly number[]
  /** Whether all traffic to it is encrypted and its certificate is verified against the name. */
  secure: boolean
  /** What such servers are called in messages; databases if absent. */
  what?: string
}

/**
 * Applies the address rule to non-HTTP servers. Allowed are a public name with one of the usual ports and an
 * encrypted connection, or a host:port in PRIVATE_HOSTS_ALLOWED, which needs nothing else. Returns whether it is
 * the latter. Throws OutboundError 'address-refused'. Serves spec/security#2.1, #2.2 and #2.10.
 */
export function checkServer(place: ServerPlace, policy: AddressPolicy): { mayBePrivate: boolean } {
  const { host, port } = place
  if (!/^[a-z\d._:-]{1,253}$/i.test(host))
    throw refused('The server name contains characters that server names can’t have.', 'Enter only the name.')
  const target = serverTarget(place)
  if (mayBePrivate(target, policy, false)) return { mayBePrivate: true }
  const allow = allowlistHint(target, policy)
  const hint = `Enter the server’s public name. For a server inside your own network, ${allow}`
  if (plainHost(host, hint) !== host.toLowerCase())
    throw refused('The server name is written in an unusual way.', hint)
  if (!place.publicPorts.includes(port))
    throw refused(
      place.what === undefined
        ? `We can’t connect to public databases on port ${port}, only on ${place.publicPorts.join(', ')}.`
        : `We can’t connect to public ${place.what} on port ${port}, only on ${place.publicPorts.join(', ')}.`,
      `Check the port. If it is right, ${allow}`,
    )
  if (!place.secure)
    throw refused(
      'We only connect to public servers over a secure connection.',
      `Turn on the secure connection. For a server inside your own network, ${allow}`,
    )
  return { mayBePrivate: false }
}

/** The server in the form that the address rule expects. */
export const serverTarget = ({ host, port }: ServerPlace) => ({
  protocol: 'tcp:',
  hostname: host.toLowerCase(),
  port: String(port),
})

function plainHost(host: string, hint: string): string {
  try {
    const url = checkAddress(`https://${host.includes(':') ? `[${host}]` : host}/`, {
      privateHostsAllowed: [],
    })
    return url.hostname.replace(/^\[|\]$/g, '')
  } catch (error) {
    if (error instanceof OutboundError) throw refused(error.message, hint)
    throw error
  }
}

const refused = (message: string, hint: string) =>
  new OutboundError('address-refused', { message, hint, sent: 'no' })
