import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { onTestFinished } from 'vitest'
import type { AddressPolicy } from '@/lib/http/address-policy'
import { createGuardedFetch, type GuardedFetch } from '@/lib/http/guarded-fetch'
import type { OpenSocket, SocketTarget } from '@/lib/http/open-socket'
import { OutboundError } from '@/lib/http/outbound-error'
import { listenOnLoopback } from './listen-on-loopback'

export type LoopbackServer = {
  /** 127.0.0.1:port */
  host: string
  origin: string
  port: number
  /** Everything that arrived, in order. */
  requests: IncomingMessage[]
  /** How many connections were ever opened. */
  connections(): number
  /** Cuts every open connection, used or idle. */
  cutConnections(): void
}

/** A real HTTP server (HTTPS with `tls`) on a free port of 127.0.0.1 until the end of the test. */
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

/** A guarded fetch until the end of the test. */
export function fetchFor(policy: Partial<AddressPolicy>, openSocket?: OpenSocket): GuardedFetch {
  const fetch = createGuardedFetch({ privateHostsAllowed: [], ...policy }, openSocket)
  onTestFinished(() => fetch.close())
  return fetch
}

/** A guarded fetch that may reach these servers as the operator's private hosts. */
export function fetchForServers(...servers: LoopbackServer[]): GuardedFetch {
  return fetchFor({ privateHostsAllowed: servers.map((server) => server.host) })
}

/** Stands in for the open internet: notes what the connector asked for and connects to the loopback server instead. */
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

/** The OutboundError a request ends with; fails when it ends otherwise. */
export async function failureOf(work: Promise<unknown>): Promise<OutboundError> {
  try {
    await work
  } catch (error) {
    if (error instanceof OutboundError) return error
    throw error
  }
  throw new Error('it did not fail')
}
