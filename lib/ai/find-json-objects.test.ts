import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { findJsonObjects } from './find-json-objects'

const object = { a: 'x } "y" {', b: [1, { c: null }] }
const json = JSON.stringify(object)

test.each([
  ['bare', json],
  ['in a fence', `\`\`\`json\n${JSON.stringify(object, null, 2)}\n\`\`\``],
  ['with words around', `Sure! Here is the object you asked for:\n\n${json}\n\nAnything else?`],
  ['after thoughts', `<think>Maybe {"a": "no"}? The user's brief says…</think>\n${json}`],
  ['after thoughts whose beginning is missing', `so {"a": 1} it is\n</think>${json}`],
  ['after a brace in prose', `Use { as asked. ${json}`],
  ['with a comma too many', `{"a":"x } \\"y\\" {","b":[1,{"c":null},],}`],
])('finds an object %s', (_how, said) => {
  expect(findJsonObjects(said)[0]).toEqual(object)
})

test.each([
  ['nothing', ''],
  ['a refusal', 'I cannot help with that.'],
  ['a list', '[1, 2]'],
  ['half an object', '{"a": '],
  ['an object deeper than any that is asked for', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
])('finds no object in %s', (_what, said) => {
  expect(findJsonObjects(said)).toEqual([])
})

test('returns the largest of several objects first', () => {
  expect(findJsonObjects(`{"a":1} is short for ${json}`)).toEqual([object, { a: 1 }])
})

test('reads any text without failing, and finds an object in it whatever it holds', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (said) => Array.isArray(findJsonObjects(said))))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
      const same = JSON.parse(JSON.stringify(value))
      expect(findJsonObjects(`Here:\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\`\nDone.`)[0]).toEqual(same)
    }),
  )
})

test('copes with text designed to slow it down', () => {
  for (const piece of ['{', '{"', '{"a":"\\', '}{', ',  ', '</think>', '```json\n{'])
    expect(findJsonObjects(piece.repeat(100_000)).length).toBeLessThan(100)
})
