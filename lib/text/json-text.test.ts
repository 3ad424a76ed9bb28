import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonText } from './json-text'

test('what a jsonb column cannot hold is taken out, and all else is JSON as ever', () => {
  expect(jsonText({ a: ['x\u0000y', '\ud83d'], 'k\udc00': '😀' })).toBe(
    '{"a":["xy","\ufffd"],"k\ufffd":"😀"}',
  )
  const slashes = { a: '\\u0000 \\ud800' }
  expect(jsonText(slashes)).toBe(JSON.stringify(slashes))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value))
    }),
  )
})
