import { type AddressPolicy, checkAddress, hostPort, mayBePrivate } from '../addresses/address-policy'
import type { Answer } from '../exchange'
import { OutboundError } from '../outbound-error'

/** Where a response redirects the client; undefined if it is not a redirect. */
export function redirectLocation(answer: Answer): string | undefined {
  return [301, 302, 303, 307, 308].includes(answer.status) ? answer.headers.location : undefined
}

/**
 * Returns the next address of a redirect after checking the full address rule. In addition, a host that may be
 * private only because the operator allowed it is never reached from another host, and https never falls back to
 * http on another host. Throws OutboundError 'redirect-refused'. Serves spec/security#2.4.
 */
export function checkRedirect(from: URL, location: string, policy: AddressPolicy): URL {
  if (!URL.canParse(location, from)) throw refused(from, undefined)
  // The parser completes relative addresses, so the rules for raw text apply only to absolute ones.
  const raw = /^[a-z][a-z0-9+.-]*:/i.test(location) ? location : new URL(location, from).href
  let next: URL
  try {
    next = checkAddress(raw, policy)
  } catch (error) {
    throw refused(from, error)
  }
  const sameHost = hostPort(next) === hostPort(from)
  if (!sameHost && (next.protocol !== 'https:' || mayBePrivate(next, policy, true)))
    throw refused(from, undefined)
  return next
}

function refused(from: URL, cause: unknown): OutboundError {
  const reason = cause instanceof OutboundError ? ` ${cause.message}` : ''
  return new OutboundError('redirect-refused', {
    message: `${from.host} redirects us to an address we can’t use.${reason}`,
    cause,
  })
}
