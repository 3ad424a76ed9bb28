import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { failureOf } from '@/testing/http/loopback-server'
import type { AddressPolicy } from '../addresses/address-policy'
import { checkServer } from '../addresses/check-server'
import { OutboundError } from '../outbound-error'
import { createGuardedConnect, type SocketRequest } from './guarded-connect'
import type { OpenSocket } from './open-socket'

const publicAddress = '93.184.216.34'

async function serverThat(greets: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    greets(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { port: address.port, host: `127.0.0.1:${address.port}`, sockets }
}

const request = (more: Partial<SocketRequest>): SocketRequest => ({
  host: '127.0.0.1',
  port: 5432,
  publicPorts: [5432],
  secure: true,
  maxBytes: 1000,
  deadlineMs: 20_000,
  ...more,
})
const connect = (more: Partial<SocketRequest>, policy: Partial<AddressPolicy> = {}, open?: OpenSocket) =>
  createGuardedConnect({ privateHostsAllowed: [], ...policy }, open)(request(more))

/** Reads everything until the end; rejects with the error that ends the stream early. */
async function everything(stream: Duplex): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

describe('pull 10: which servers may be reached', () => {
  const words = (more: Partial<SocketRequest>, allowed: string[] = []) => {
    try {
      checkServer(request(more), { privateHostsAllowed: allowed })
      return 'reached'
    } catch (error) {
      if (!(error instanceof OutboundError) || error.code !== 'address-refused') throw error
      expect(error.hint).not.toBe('')
      return error.message
    }
  }

  test.each([
    ['db.example.com', 5432, true, 'reached'],
    ['DB.Example.com', 5432, true, 'reached'],
    [publicAddress, 5432, true, 'reached'],
    ['db.example.com', 5433, true, /on port 5433/],
    ['db.example.com', 22, true, /on port 22/],
    ['db.example.com', 5432, false, /secure connection/],
    ['localhost', 5432, true, /isn’t the full name|isn’t a public server/],
    ['db.internal', 5432, true, /isn’t a public server/],
    ['127.0.0.1', 5432, true, /isn’t a public server/],
    ['::1', 5432, true, /isn’t a public server/],
    ['::ffff:10.0.0.1', 5432, true, /isn’t a public server|unusual/],
    ['169.254.169.254', 5432, true, /isn’t a public server/],
    ['127.1', 5432, true, /unusual|isn’t the full name/],
    ['0x7f000001', 5432, true, /unusual|isn’t the full name/],
    ['/var/run/postgresql', 5432, true, /characters/],
    ['a.example.com,b.example.com', 5432, true, /characters/],
    ['user@db.example.com', 5432, true, /characters/],
    ['db.example.com/x', 5432, true, /characters/],
    ['db.example.com?x', 5432, true, /characters/],
    ['db.example.com:99', 5432, true, /must|unusual|must start/],
    ['', 5432, true, /characters/],
    ['a'.repeat(300), 5432, true, /characters/],
  ])('%s, port %d, secure: %s', (host, port, secure, outcome) => {
    if (typeof outcome === 'string') expect(words({ host, port, secure })).toBe(outcome)
    else expect(words({ host, port, secure })).toMatch(outcome)
  })

  test('a host and port listed by the operator may be private, plain and on any port; its other ports may not', () => {
    expect(words({ host: 'db.internal', port: 7000, secure: false }, ['DB.internal:7000'])).toBe('reached')
    expect(words({ host: 'db.internal', port: 7001, secure: false }, ['DB.internal:7000'])).not.toBe(
      'reached',
    )
    expect(words({ host: 'db.internal', port: 5432 }, ['db.internal:443'])).not.toBe('reached')
  })
})

describe('pull 3: the connection itself is guarded', () => {
  test('a name with one private address among public ones is refused, and nothing is opened', async () => {
    const opened: unknown[] = []
    const open: OpenSocket = (target) => {
      opened.push(target)
      throw new Error('opened')
    }
    const failure = await failureOf(
      connect({ host: 'db.example.com' }, { resolve: async () => [publicAddress, '10.0.0.1'] }, open),
    )
    expect(failure).toMatchObject({ code: 'address-refused', sent: 'no' })
    expect(failure.message).toContain('db.example.com')
    expect(opened).toEqual([])
  })

  test('connects only to the checked addresses, resolved once', async () => {
    const server = await serverThat((socket) => socket.end('hello'))
    const { connect: connectTcp } = await import('node:net')
    const asked: string[] = []
    const seen: (readonly string[])[] = []
    const stream = await connect(
      { host: 'db.example.com' },
      {
        resolve: async (host) => {
          asked.push(host)
          return [publicAddress]
        },
      },
      (_target, addresses) => {
        seen.push(addresses)
        return connectTcp(server.port, '127.0.0.1')
      },
    )
    expect(await everything(stream)).toBe('hello')
    expect([asked, seen]).toEqual([['db.example.com'], [[publicAddress]]])
  })

  test('a port with no listener is reported as refused, with nothing sent', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address !== 'string' ? address.port : 0
    server.close()
    await once(server, 'close')
    const failure = await failureOf(connect({ port }, { privateHostsAllowed: [`127.0.0.1:${port}`] }))
    expect(failure).toMatchObject({ code: 'connect-refused', sent: 'no' })
  })
})

describe('pull 5: bytes and time are limited to the end', () => {
  const allowed = (server: { port: number; host: string }, more: Partial<SocketRequest> = {}) =>
    connect({ port: server.port, secure: false, ...more }, { privateHostsAllowed: [server.host] })

  test('exactly the allowed bytes arrive, and one more ends the connection', async () => {
    const server = await serverThat((socket) => socket.end('x'.repeat(1000)))
    expect(await everything(await allowed(server))).toHaveLength(1000)
    const failure = await failureOf(everything(await allowed(server, { maxBytes: 999 })))
    expect(failure.code).toBe('too-large')
  })

  test('gives up on a silent server at the deadline', async () => {
    const server = await serverThat(() => undefined)
    // On a busy machine, connecting alone may take longer.
    const failure = await failureOf(allowed(server, { deadlineMs: 30 }).then(everything))
    expect(failure.code).toBe('timed-out')
  })

  test('the caller’s signal ends the connection', async () => {
    const server = await serverThat(() => undefined)
    const stop = new AbortController()
    const stream = await allowed(server, { signal: stop.signal })
    const ended = failureOf(everything(stream))
    stop.abort()
    expect((await ended).code).toBe('aborted')
    expect((await failureOf(allowed(server, { signal: stop.signal }))).code).toBe('aborted')
  })

  test('written data arrives, and a reader that throws ends only its own connection', async () => {
    const server = await serverThat((socket) => socket.on('data', (chunk) => socket.write(chunk)))
    const stream = await allowed(server)
    stream.on('data', () => {
      throw new Error('cannot read this')
    })
    const failed = once(stream, 'error')
    stream.write('hello')
    expect((await failed)[0]).toMatchObject({ message: 'cannot read this' })
    expect(stream.destroyed).toBe(true)
  })
})
