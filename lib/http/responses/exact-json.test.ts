import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactJson } from './exact-json'

test('a number beyond 2^53 keeps its digits as text, wherever it appears', () => {
  expect(
    parseExactJson(
      '{"id": 12345678901234567890, "list": [-9007199254740993, 1], "in": {"x": 12345678901234567890.5}, "far": 1e400}',
    ),
  ).toEqual({
    id: '12345678901234567890',
    list: ['-9007199254740993', 1],
    in: { x: '12345678901234567890.5' },
    far: '1e400',
  })
  expect(parseExactJson('9007199254740991')).toBe(9007199254740991)
  expect(parseExactJson('"at \\"12345678901234567890\\" o\\\\"')).toBe('at "12345678901234567890" o\\')
})

test('reads everything else like JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, spaced) => {
      const text = JSON.stringify({ value, mark: '1234567890123456789' }, null, spaced ? 2 : 0)
      fc.pre(!/\d[eE]\+/.test(text))
      expect(parseExactJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(() => parseExactJson('{"id": 12345678901234567890')).toThrow(SyntaxError)
})
