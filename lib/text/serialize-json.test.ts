import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeJson } from './serialize-json'

test('replaces what a jsonb column cannot store, and writes everything else like JSON.stringify', () => {
  expect(serializeJson({ a: ['x\u0000y', '\ud83d'], 'k\udc00': '😀' })).toBe(
    '{"a":["xy","\ufffd"],"k\ufffd":"😀"}',
  )
  const slashes = { a: '\\u0000 \\ud800' }
  expect(serializeJson(slashes)).toBe(JSON.stringify(slashes))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(serializeJson(value)).toBe(JSON.stringify(value))
    }),
  )
})
