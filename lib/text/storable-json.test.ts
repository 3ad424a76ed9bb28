import { expect, test } from 'vitest'
import { storableJson } from './storable-json'

test('removes NUL characters, also from keys, and replaces lone surrogates, with one note each', () => {
  const notes: string[] = []
  const source = '{"a\\u0000":["x\\u0000y",{"b":"\\ud800!"}],"__proto__":"\\u0000p","n":1}'
  const clean = storableJson(JSON.parse(source), (note) => notes.push(note), Buffer.from(source))
  expect(JSON.stringify(clean)).toBe('{"a":["xy",{"b":"\ufffd!"}],"__proto__":"p","n":1}')
  expect(notes).toHaveLength(2)
})

test('keeps a surrogate pair as one character', () => {
  const source = '{"a":"\\ud83d\\ude00"}'
  expect(storableJson(JSON.parse(source), () => expect.unreachable(), Buffer.from(source))).toEqual({
    a: '😀',
  })
})

test('returns a clean value unchanged', () => {
  const value = { a: 1 }
  expect(storableJson(value, () => undefined, Buffer.from('{"a":1}'))).toBe(value)
})
