import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PostgresMessageCheck } from './postgres-message-check'
import { StatementError } from './refusal'

const message = (type: string, body: Buffer | string = '') => {
  const bytes = Buffer.from(body as string)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}
const int = (value: number, size: 2 | 4 = 4) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}
const signIn = (way: number, rest: Buffer | string = '') =>
  message('R', Buffer.concat([int(way), Buffer.from(rest as string)]))
const column = (name: string) => Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(18)])
const description = (count: number, ...columns: Buffer[]) =>
  message('T', Buffer.concat([int(count, 2), ...columns]))
const continued = (rounds: string) => signIn(11, `r=abc,s=c2FsdHNhbHQ=,i=${rounds}`)
const ok = signIn(0)

function verdict(bytes: Buffer, encrypted = true, pieces = bytes.length): string {
  const check = new PostgresMessageCheck(encrypted)
  try {
    for (let at = 0; at < bytes.length; at += pieces) check.inspect(bytes.subarray(at, at + pieces))
    return 'passed'
  } catch (error) {
    if (error instanceof StatementError) return error.code
    throw error
  }
}

const session = Buffer.concat([
  signIn(10, 'SCRAM-SHA-256-PLUS\0SCRAM-SHA-256\0\0'),
  continued('4096'),
  signIn(12, 'v=abc'),
  ok,
  message('S', 'server_version\x0015\0'),
  message('K', Buffer.alloc(8)),
  message('Z', 'I'),
  description(2, column('id'), column('title')),
  message('D', 'anything'),
  message('C', 'SELECT 1\0'),
  message('N', 'SNOTICE\0\0'),
  message('E', 'SERROR\0\0'),
  message('Z', 'T'),
])

describe('messages from a server', () => {
  test('a well-formed session passes, in chunks of any size', () => {
    for (const pieces of [1, 2, 3, 5, 7, 64, session.length])
      expect(verdict(session, true, pieces)).toBe('passed')
  })

  test.each([
    ['a web server', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'), 'no-database'],
    ['a MySQL server', Buffer.from('J\0\0\0\n8.0.36\0'), 'no-database'],
    ['a row before the sign-in', message('D'), 'no-database'],
    ['a copy nobody asked for', Buffer.concat([ok, message('G', '\0\0\0')]), 'misbehaves'],
    ['a copy of data out', Buffer.concat([ok, message('H', '\0\0\0')]), 'misbehaves'],
    ['a notification', Buffer.concat([ok, message('A', 'x')]), 'misbehaves'],
    ['a length below its own', Buffer.concat([ok, Buffer.from([0x5a, 0, 0, 0, 3])]), 'misbehaves'],
    ['a description without an end', Buffer.concat([ok, description(1, Buffer.from('name'))]), 'misbehaves'],
    [
      'a description of fewer columns than it says',
      Buffer.concat([ok, description(2, column('id'))]),
      'misbehaves',
    ],
    ['a description of more', Buffer.concat([ok, description(1, column('id'), column('b'))]), 'misbehaves'],
    ['an empty description', Buffer.concat([ok, message('T')]), 'misbehaves'],
    [
      'a description as long as a book',
      Buffer.concat([ok, Buffer.from([0x54, 0x7f, 0, 0, 0])]),
      'misbehaves',
    ],
    ['rounds of a password without end', continued('999999'), 'misbehaves'],
    ['no rounds', continued('0'), 'misbehaves'],
    ['rounds that are no number', continued('x'), 'misbehaves'],
    ['a sign-in that goes on with nothing', signIn(11), 'misbehaves'],
    [
      'a sign-in without end',
      Buffer.concat([continued('1'), continued('1'), continued('1'), continued('1'), continued('1')]),
      'misbehaves',
    ],
    ['a sign-in too short', message('R', '\0\0'), 'misbehaves'],
    ['Kerberos', signIn(7), 'odd-sign-in'],
    ['an unknown mechanism', signIn(10, 'SCRAM-SHA-1\0\0'), 'odd-sign-in'],
    ['a salt of another length', signIn(5, 'abc'), 'odd-sign-in'],
  ])('%s is refused', (_what, bytes, code) => {
    expect(verdict(bytes)).toBe(code)
    expect(verdict(bytes, true, 1)).toBe(code)
  })

  test('a cleartext password is allowed only over a secure connection', () => {
    expect(verdict(signIn(3))).toBe('passed')
    expect(verdict(signIn(3), false)).toBe('open-password')
  })

  test('any bytes get the same verdict, however they are split into chunks', () => {
    const part = fc.oneof(
      fc.uint8Array({ maxLength: 12 }).map((array) => Buffer.from(array)),
      fc
        .tuple(fc.constantFrom(...'RSKNEZTDC'), fc.uint8Array({ maxLength: 30 }))
        .map(([type, body]) => message(type, Buffer.from(body))),
      fc.constant(ok),
      fc.constant(description(1, column('id'))),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (parts, pieces) => {
        const bytes = Buffer.concat(parts)
        expect(verdict(bytes, true, pieces)).toBe(verdict(bytes))
      }),
      { numRuns: 500 },
    )
  })
})
