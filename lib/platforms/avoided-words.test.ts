import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAvoidedWords } from './avoided-words'

test('finds words with a hyphen and other signs of patterns in them', () => {
  const text = 'A must-have (really?) for 5*-hotels'
  expect(findAvoidedWords(text, ['must-have', '(really?)', '5*-hotels']).map(({ word }) => word)).toEqual([
    'must-have',
    '(really?)',
    '5*-hotels',
  ])
})

test('finds whole words only', () => {
  expect(findAvoidedWords('An epicentre', ['epic'])).toEqual([])
})

test('takes any words and any text without failing, and points into the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }), (text, words) => {
      for (const { from, until } of findAvoidedWords(text, words)) {
        expect(from).toBeLessThan(until)
        expect(until).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
