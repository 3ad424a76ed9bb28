import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuoteFinder } from './create-quote-finder'

const brief = `# Die Bäckerei

**Tonalität:** „warm“, neugierig\u00a0und
ein wenig trocken.
Farbe: #14646b (ein tie\u00adfes Petrol)
Words we never use: "synergy", “epic”`

const shown = (quote: string) => {
  const span = createQuoteFinder(brief)(quote)
  return span && brief.slice(span.from, span.until)
}

test.each([
  ['letter for letter', 'Farbe: #14646b', 'Farbe: #14646b'],
  ['with other blanks', 'neugierig und ein wenig trocken.', 'neugierig\u00a0und\nein wenig trocken.'],
  ['with other quotation marks', '"warm", neugierig', '„warm“, neugierig'],
  ['without Markdown', 'Tonalität: "warm"', 'Tonalität:** „warm“'],
  ['in small letters', 'die bäckerei', 'Die Bäckerei'],
  ['with letters composed otherwise', 'Die Ba\u0308ckerei', 'Die Bäckerei'],
  ['without what cannot be seen', 'ein tiefes Petrol', 'ein tie\u00adfes Petrol'],
  [
    'with something left out',
    'Farbe … neugierig und ein wenig trocken',
    'neugierig\u00a0und\nein wenig trocken',
  ],
  ['with a sign before it', '#14646B', '#14646b'],
])('finds a quote %s in its place', (_how, quote, place) => {
  expect(shown(quote)).toBe(place)
})

test.each([
  '',
  '  ',
  'a',
  '„“',
  'neugierig und mutig',
  'warm neugierig trocken',
  'Eine … Marke',
  'igen',
  'äckerei',
])('%j is not a quote', (quote) => {
  // A part of a word counts as a quote only if it matches exactly.
  expect(createQuoteFinder('Eine neugierige Marke')(quote)).toBeUndefined()
})

test('finds any quote from any text, and what it finds has the same words', () => {
  const words = (text: string) =>
    text
      // A symbol that merely contains a letter, such as “⒜”, is not a letter.
      .replace(/[^\p{L}\p{N}\p{M}]/gu, ' ')
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const piece = fc.oneof(
    fc.lorem({ maxCount: 3 }),
    fc.constantFrom('„Töne“', ' \n', '**', '#1a2b3c', 'Straße', '\u200b', 'İstanbul', 'e\u0301', '…'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.nat(), fc.nat(), (pieces, a, b) => {
      const text = pieces.join(' ')
      const parts = text.split(' ')
      const from = a % parts.length
      const quote = parts.slice(from, from + 1 + (b % 5)).join(' ')
      const span = createQuoteFinder(text)(quote)
      if (words(quote).join('').length < 3) return
      expect(span).toBeDefined()
      if (span) expect(words(text.slice(span.from, span.until)).join(' ')).toContain(words(quote).join(' '))
    }),
  )
})

test('searches texts crafted to be slow without failing', () => {
  for (const piece of ['a ', '“', '\u0301', '\u200b', 'ab"', '𝒜'])
    expect(() => createQuoteFinder(piece.repeat(100_000))(`${piece.repeat(2_000)}z`)).not.toThrow()
})
