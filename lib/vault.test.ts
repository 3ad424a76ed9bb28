import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { decrypt, encrypt, olderKeyNames, VaultError } from './vault'

const place = { table: 'channels', rowId: 'row-1', projectId: 'project-1' }
const newKey = () => randomBytes(32).toString('base64')

let before: string | undefined
beforeEach(() => {
  before = process.env.ENCRYPTION_KEY
  process.env.ENCRYPTION_KEY = newKey()
})
afterEach(() => {
  process.env.ENCRYPTION_KEY = before
})

function reasonOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof VaultError) return error.reason
    throw error
  }
  return 'opened'
}

describe('the vault', () => {
  test('decrypts any text it encrypted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => decrypt(encrypt(text, place), place) === text),
    )
  })

  test('never encrypts the same text the same way twice', () => {
    expect(encrypt('a', place)).not.toBe(encrypt('a', place))
  })

  test('does not decrypt a text that was moved to another row, project or table', () => {
    const encrypted = encrypt('token', place)
    for (const moved of [
      { ...place, rowId: 'row-2' },
      { ...place, projectId: 'project-2' },
      { ...place, table: 'oauth_states' },
    ])
      expect(reasonOf(() => decrypt(encrypted, moved))).toBe('damaged')
  })

  test('does not decrypt a changed text or one with a shortened tag', () => {
    const [version, kid, iv, tag, ct] = encrypt('token', place).split('.')
    const shortTag = Buffer.from(tag ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url')
    expect(reasonOf(() => decrypt([version, kid, iv, shortTag, ct].join('.'), place))).toBe('damaged')
    const changed = Buffer.from(ct ?? '', 'base64url')
    changed[0] = (changed[0] ?? 0) ^ 1
    expect(
      reasonOf(() => decrypt([version, kid, iv, tag, changed.toString('base64url')].join('.'), place)),
    ).toBe('damaged')
    for (const broken of ['', 'v1', 'v2.a.b.c.d', 'v1.k.b.c.d.e'])
      expect(reasonOf(() => decrypt(broken, place))).not.toBe('opened')
  })

  test('decrypts with an older key of the ring and encrypts with the first', () => {
    const [older, newer] = [newKey(), newKey()]
    process.env.ENCRYPTION_KEY = `2025:${older}`
    const encrypted = encrypt('token', place)
    process.env.ENCRYPTION_KEY = `2026:${newer}, 2025:${older}`
    expect(decrypt(encrypted, place)).toBe('token')
    expect(olderKeyNames()).toEqual(['2025'])
    expect(encrypt('token', place).startsWith('v1.2026.')).toBe(true)
  })

  test('reports an unknown key once the key has left the ring', () => {
    const encrypted = encrypt('token', place)
    process.env.ENCRYPTION_KEY = newKey()
    expect(reasonOf(() => decrypt(encrypted, place))).toBe('unknown-key')
  })

  test('rejects a key that is not 32 bytes, and says so', () => {
    process.env.ENCRYPTION_KEY = Buffer.from('short').toString('base64')
    expect(() => encrypt('a', place)).toThrow(/32 bytes/)
  })
})
