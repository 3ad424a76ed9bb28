import { Agent } from 'undici'
import { type AddressPolicy, checkAddress } from '../addresses/address-policy'
import { guardedConnector } from '../connections/guarded-connector'
import type { OpenSocket } from '../connections/open-socket'
import { Cutoff } from '../cutoff'
import { exchange } from '../exchange'
import { OutboundError } from '../outbound-error'
import { type GuardedResponse, guardedResponse } from '../responses/guarded-response'
import { type GuardedRequest, requestHeaders } from './guarded-request'
import { checkRedirect, redirectLocation } from './redirect'

export type { GuardedResponse, Validators } from '../responses/guarded-response'
export type { GuardedRequest } from './guarded-request'

export type GuardedFetch = (request: GuardedRequest) => Promise<GuardedResponse>

const maxRedirects = 3

/**
 * Builds the app's only way out: a fetch that applies the address rule at every step, counts decoded bytes, ends at
 * a total deadline and keeps connections for reuse. Responses of any status are returned (see describeStatus);
 * whatever else goes wrong throws OutboundError. `close` ends the idle connections. `openSocket` is for tests.
 * Serves spec/security#2.1 to #2.6 and #2.8.
 */
export function createGuardedFetch(
  policy: AddressPolicy,
  openSocket?: OpenSocket,
): GuardedFetch & { close(): Promise<void> } {
  const options = { connect: guardedConnector(policy, openSocket), connections: 64, allowH2: false }
  const keptAlive = new Agent(options)
  // Requests that change something get their own connection: a kept-alive one may close just as the request is
  // written, and then no one knows whether it arrived.
  const fresh = new Agent({ ...options, pipelining: 0 })

  const guardedFetch: GuardedFetch = async (request) => {
    const method = request.method ?? 'GET'
    const followRedirects = method === 'GET' && request.followRedirects !== false
    let url = checkAddress(request.url, policy)
    let sameOrigin = true
    let permanent = true
    let movedTo: URL | undefined
    const cutoff = new Cutoff(request.deadlineMs ?? 20_000, request.signal)
    try {
      for (let redirects = 0; ; redirects++) {
        const call = {
          url,
          method,
          headers: requestHeaders(request, policy, url, sameOrigin),
          body: request.body,
          stream: request.stream,
          maxBytes: request.maxBytes ?? 5 * 1024 * 1024,
          headersTimeoutMs: request.headersTimeoutMs ?? 10_000,
          ranged: request.range !== undefined,
          sink: request.sink,
        }
        const answer = await exchange(method === 'GET' ? keptAlive : fresh, call, cutoff)
        const location = followRedirects ? redirectLocation(answer) : undefined
        if (location === undefined) return guardedResponse(answer, url, request.validators, movedTo)
        if (redirects === maxRedirects) throw new OutboundError('too-many-redirects', { host: url.host })
        const next = checkRedirect(url, location, policy)
        // Once we leave the first origin, it is not trusted again: a redirect back does not restore the headers.
        sameOrigin &&= next.origin === url.origin
        url = next
        // Redirects after a temporary one say nothing about where the requested address has moved.
        permanent &&= answer.status === 301 || answer.status === 308
        if (permanent) movedTo = next
      }
    } finally {
      cutoff.close()
    }
  }
  return Object.assign(guardedFetch, {
    close: async () => {
      await Promise.all([keptAlive.close(), fresh.close()])
    },
  })
}
