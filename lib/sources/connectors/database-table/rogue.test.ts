import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createGuardedConnect, type SocketRequest } from '@/lib/http/connections/guarded-connect'
import { readFailure } from '@/testing/database-table/read-failure'
import { connectorIoFor, readTable } from '@/testing/database-table/read-table'

// Servers that are not what they claim to be, or are malicious. An uncaught error fails the run.

const password = 'the password nobody may see'

/** Starts a server that answers each incoming chunk with the next of its answers; returns everything it received. */
async function rogue(greeting: Buffer | undefined, ...answers: (Buffer | 'close' | 'flood')[]) {
  const received: Buffer[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    const left = [...answers]
    socket.on('error', () => undefined)
    if (greeting) socket.write(greeting)
    socket.on('data', (chunk) => {
      received.push(chunk)
      const answer = left.shift()
      if (answer === 'close') socket.end()
      else if (answer === 'flood') flood(socket)
      else if (answer) socket.write(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { port: address.port, received: () => Buffer.concat(received).toString('latin1') }
}

function flood(socket: Socket): void {
  const chunk = Buffer.concat(Array.from({ length: 1000 }, () => message('N', 'SNOTICE\0\0')))
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on('drain', more)
  more()
}

/** Tries to read a table from the server, which must fail. */
function readThere(kind: 'postgresql' | 'mysql', port: number, limits: Partial<SocketRequest> = {}) {
  const connect = createGuardedConnect({ privateHostsAllowed: [`127.0.0.1:${port}`] })
  const io = connectorIoFor('', {
    connect: (request) => connect({ ...request, deadlineMs: 20_000, ...limits }),
  })
  const config = {
    kind,
    host: '127.0.0.1',
    port,
    database: 'site',
    user: 'me',
    password,
    tls: 'off',
    table: 't',
  }
  return readFailure(readTable(config, io))
}

/** Only servers that stay silent get a short deadline. */
const deadlineFor = (code: string) => (code === 'timed-out' ? { deadlineMs: 300 } : {})

function message(type: string, body: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(body as string)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')])

describe('a rogue server in place of PostgreSQL', () => {
  test.each<[string, (Buffer | 'close' | 'flood')[], string]>([
    ['a web server', [Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')], 'not-a-database'],
    ['one that hangs up', ['close'], 'not-a-database'],
    ['one that hangs up later', [signedIn, 'close'], 'connection-lost'],
    ['one that never answers', [], 'timed-out'],
    [
      'a row’s description without an end',
      [signedIn, message('T', Buffer.from([0, 1, 65, 66]))],
      'database-error',
    ],
    [
      'rounds of a password without end',
      [message('R', Buffer.concat([Buffer.from([0, 0, 0, 11]), Buffer.from('r=a,s=YWFhYQ==,i=999999')]))],
      'database-error',
    ],
    ['a sign-in that makes no sense', [message('R', Buffer.from([0, 0, 0, 11, 1, 2, 3]))], 'database-error'],
    [
      'one that wants the password in the open',
      [message('R', Buffer.from([0, 0, 0, 3]))],
      'database-sign-in',
    ],
    ['one that wants data copied in', [signedIn, message('G', Buffer.from([0, 0, 0]))], 'database-error'],
    [
      'a row before any description',
      [signedIn, message('D', Buffer.from([0, 1, 0, 0, 0, 1, 65]))],
      'database-error',
    ],
    ['words without end', [signedIn, 'flood'], 'too-large'],
    [
      'one message of two gigabytes',
      [signedIn, Buffer.concat([Buffer.from([0x44, 0x7f, 255, 255, 255]), Buffer.alloc(200_000)])],
      'too-large',
    ],
    ['no more connections', [message('E', 'SFATAL\0C53300\0Mtoo many connections\0\0')], 'database-busy'],
    ['one that is starting', [message('E', 'SFATAL\0C57P03\0Mstarting up\0\0')], 'database-busy'],
    [
      'words that look like something else',
      [message('E', 'SFATAL\0CXX000\0M\u001b[31m<script>\u0007\u202e\0\0')],
      'database-error',
    ],
  ])('%s gets a clear error and never the password', async (_what, answers, code) => {
    const server = await rogue(undefined, ...answers)
    const failure = await readThere('postgresql', server.port, { maxBytes: 100_000, ...deadlineFor(code) })
    expect(failure.code).toBe(code)
    expect(failure.hint).not.toBe('')
    expect(`${failure.message}${failure.hint}`).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(server.received()).not.toContain(password)
  })
})

function packet(sequence: number, body: Buffer | string): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  const head = Buffer.from([
    bytes.length & 255,
    (bytes.length >> 8) & 255,
    (bytes.length >> 16) & 255,
    sequence,
  ])
  return Buffer.concat([head, bytes])
}
/** A version 10 greeting with everything the driver could ask for except TLS. */
const greeting = packet(
  0,
  Buffer.concat([
    Buffer.from('\n8.0.36\0', 'latin1'),
    Buffer.from([1, 0, 0, 0]),
    Buffer.from('abcdefgh\0', 'latin1'),
    Buffer.from([0xff, 0xf7, 45, 2, 0, 0xff, 0xdf, 21]),
    Buffer.alloc(10),
    Buffer.from('abcdefghijkl\0mysql_native_password\0', 'latin1'),
  ]),
)
const ok = (sequence: number) => packet(sequence, Buffer.from([0, 0, 0, 2, 0, 0, 0]))
const refusal = (sequence: number, number: number, words: string) =>
  packet(
    sequence,
    Buffer.concat([Buffer.from([255, number & 255, number >> 8]), Buffer.from(`#HY000${words}`)]),
  )

describe('a rogue server in place of MySQL', () => {
  test.each<[string, Buffer | undefined, (Buffer | 'close')[], string]>([
    ['a web server', Buffer.from('HTTP/1.1 408 Request Timeout\r\n\r\n'), [], 'not-a-database'],
    ['a mail server', Buffer.from('220 mail.example.com ESMTP\r\n'), [], 'not-a-database'],
    ['one that never greets', undefined, [], 'timed-out'],
    ['one that hangs up', greeting, ['close'], 'connection-lost'],
    ['one that wants a file of this machine', greeting, [ok(2), packet(1, '\u00fb/etc/passwd')], 'timed-out'],
    [
      'one that wants the password in the open',
      greeting,
      [packet(2, '\u00femysql_clear_password\0')],
      'database-sign-in',
    ],
    ['an unknown way of signing in', greeting, [packet(2, '\u00fe__proto__\0x')], 'database-sign-in'],
    ['packets out of order', greeting, [ok(7)], 'database-error'],
    [
      'columns without end',
      greeting,
      [ok(2), packet(1, Buffer.from([254, 255, 255, 255, 255, 255, 255, 31, 0]))],
      'timed-out',
    ],
    ['no more connections', refusal(0, 1040, 'Too many connections'), [], 'database-busy'],
    ['one that blocks this host', refusal(0, 1130, 'Host is not allowed'), [], 'database-sign-in'],
    [
      'an old one',
      greeting,
      [
        ok(2),
        ok(1),
        refusal(1, 1193, 'unknown'),
        refusal(1, 1193, 'unknown'),
        refusal(1, 1064, 'syntax'),
        refusal(1, 1064, 'syntax'),
      ],
      'database-read-only',
    ],
  ])('%s gets a clear error and never the password', async (_what, greets, answers, code) => {
    const server = await rogue(greets, ...answers)
    const failure = await readThere('mysql', server.port, deadlineFor(code))
    expect(failure.code).toBe(code)
    expect(failure.hint).not.toBe('')
    expect(server.received()).not.toContain(password)
    expect(server.received()).not.toContain('root:')
  })

  test('any bytes after the greeting lead to a clear error', async () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 60 }).map((array) => Buffer.from(array))
    const wellFormed = fc
      .tuple(fc.integer({ min: 1, max: 3 }), bytes)
      .map(([sequence, body]) => packet(sequence, body))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(bytes, wellFormed), { maxLength: 4 }), async (answers) => {
        const server = await rogue(greeting, ...answers, 'close')
        expect((await readThere('mysql', server.port, { deadlineMs: 100 })).hint).not.toBe('')
      }),
      { numRuns: 25 },
    )
  })

  test('any bytes from PostgreSQL after sign-in lead to a clear error', async () => {
    const body = fc.uint8Array({ maxLength: 40 }).map((array) => Buffer.from(array))
    const any = fc.oneof(
      body,
      fc.tuple(fc.constantFrom(...'RSKNEZTDCI123ntsv'), body).map(([type, rest]) => message(type, rest)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(any, { maxLength: 4 }), async (answers) => {
        const server = await rogue(undefined, signedIn, ...answers, 'close')
        expect((await readThere('postgresql', server.port, { deadlineMs: 100 })).hint).not.toBe('')
      }),
      { numRuns: 25 },
    )
  })
})
