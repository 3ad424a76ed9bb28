import { expect, test } from 'vitest'
import { databaseCode } from './retry-on-deadlock'

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })

test('finds a database error’s code even in a wrapped error, and ignores codes of lost connections', () => {
  expect(['40P01', '23505', 'XX000'].map((code) => databaseCode(withCode(code)))).toEqual([
    '40P01',
    '23505',
    'XX000',
  ])
  expect(databaseCode(new Error('wrapped', { cause: withCode('40001') }))).toBe('40001')
  for (const code of ['EPIPE', 'ECONNRESET', 'CONNECTION_CLOSED'])
    expect(databaseCode(withCode(code))).toBeUndefined()
})
