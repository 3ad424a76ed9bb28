import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { onTestFinished } from 'vitest'
import type { AddressPolicy } from '@/lib/http/addresses/address-policy'
import type { OpenSocket, SocketTarget } from '@/lib/http/connections/open-socket'
import { OutboundError } from '@/lib/http/outbound-error'
import { createGuardedFetch, type GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { listenOnLoopback } from './listen-on-loopback'

export type LoopbackServer = {
  /** 127.0.0.1:port */
  host: string
  origin: string
  port: number
  /** All received requests, in order. */
  requests: IncomingMessage[]
  /** Total number of connections opened so far. */
  connections(): number
  /** Closes every open connection, active or idle. */
  cutConnections(): void
}

/** Runs a real HTTP server (HTTPS with `tls`) on a free port of 127.0.0.1 until the end of the test. */
export async function loopbackServer(
  answer: RequestListener,
  tls?: { key: string; cert: string },
): Promise<LoopbackServer> {
  const requests: IncomingMessage[] = []
  const listener: RequestListener = (request, response) => {
    requests.push(request)
    answer(request, response)
  }
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener)
  let connections = 0
  server.on('connection', () => connections++)
  const port = await listenOnLoopback(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const host = `127.0.0.1:${port}`
  return {
    host,
    origin: `${tls === undefined ? 'http' : 'https'}://${host}`,
    port,
    requests,
    connections: () => connections,
    cutConnections: () => server.closeAllConnections(),
  }
}

/** Creates a guarded fetch that is closed at the end of the test. */
export function fetchFor(policy: Partial<AddressPolicy>, openSocket?: OpenSocket): GuardedFetch {
  const fetch = createGuardedFetch({ privateHostsAllowed: [], ...policy }, openSocket)
  onTestFinished(() => fetch.close())
  return fetch
}

/** Creates a guarded fetch that may reach these servers as the operator's private hosts. */
export function fetchForServers(...servers: LoopbackServer[]): GuardedFetch {
  return fetchFor({ privateHostsAllowed: servers.map((server) => server.host) })
}

/**
 * Stands in for the open internet: records what the connector requested and connects to the loopback server
 * instead.
 */
export function internetOf(server: LoopbackServer, certificate: string) {
  const opened: { target: SocketTarget; addresses: readonly string[] }[] = []
  const open: OpenSocket = (target, addresses) => {
    opened.push({ target, addresses })
    return target.protocol === 'https:'
      ? connectTls({ host: '127.0.0.1', port: server.port, servername: target.hostname, ca: certificate })
      : connectTcp(server.port, '127.0.0.1')
  }
  return { opened, open }
}

/** Returns the OutboundError that a request fails with; throws if it ends any other way. */
export async function failureOf(work: Promise<unknown>): Promise<OutboundError> {
  try {
    await work
  } catch (error) {
    if (error instanceof OutboundError) return error
    throw error
  }
  throw new Error('it did not fail')
}
