import fc from 'fast-check'
import twitter from 'twitter-text'
import { describe, expect, it } from 'vitest'
import { findLinks } from './find-links'
import { weightedLength } from './weighted-length'

const oracle = (text: string): number => twitter.parseTweet(text).weightedLength

// Pieces as people write them; joined, they cover every boundary that matters.
const pieces = fc.oneof(
  fc.constantFrom(
    ' ',
    '\n',
    '.',
    ',',
    '!',
    '?',
    '(',
    ')',
    '-',
    '/',
    '#',
    '@',
    '$',
    ':',
    '&',
    '“',
    '…',
    '–',
    '—',
    '→',
    '№',
    '\u200d',
    '\u200e',
    'Grüße',
    'naïve',
    'Ölsäure',
    'cafe\u0301',
    'Straße',
    'モス',
    '苔',
    '안녕',
    'мох',
    'hello',
    'z.B.',
    'e.g.',
    'Nr.5',
    '3.14',
    'example.com',
    'http://example.com',
    'https://example.com/a/b?c=d#e',
    'https://de.wikipedia.org/wiki/Moos_(Pflanze)',
    'bücher.de',
    'https://bücher.de/straße',
    'me@example.org',
    'https://t.co/abc123',
    'https://t.co/abc?d=e',
    'foo.notatld',
    'a.co',
    'sub.a-b.io/x,',
    '😀',
    '👩‍👩‍👧',
    '👍🏽',
    '🇩🇪',
    '❤️',
    '1️⃣',
    '©',
    '☀',
    '✨',
    '\ud83d',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
)
const texts = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''))

describe('the weighted length on X', () => {
  it('agrees with X’s own library on any text made of words, addresses and emoji', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(weightedLength(text)).toBe(oracle(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('never throws and is never negative on arbitrary UTF-16', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 60 }), (units) => {
        expect(weightedLength(String.fromCharCode(...units))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    ['Moss remembers.', 15],
    ['See https://example.com/a/very/long/address/that/goes/on?and=on', 4 + 23],
    ['苔', 2],
    ['👩‍👩‍👧‍👦', 2],
    ['cafe\u0301', 4],
    ['', 0],
  ])('of %j is %i', (text, weight) => {
    expect(weightedLength(text)).toBe(weight)
  })

  it('counts every emoji as 2, also one of several code points, wherever Unicode has it', () => {
    const others: string[] = []
    // As text: the compiler's target is older than this flag.
    const everyEmoji = new RegExp(`^${'\\p{RGI_Emoji}'}$`, 'v')
    for (let code = 0x80; code <= 0x1ffff; code++) {
      const sign = String.fromCodePoint(code)
      if (!/^\p{Emoji}$/u.test(sign)) continue
      for (const emoji of [sign, `${sign}\ufe0f`, `${sign}🏽`])
        if (everyEmoji.test(emoji) && weightedLength(`a${emoji}1`) !== 4) others.push(emoji)
    }
    expect(others).toEqual([])
    expect(['1️⃣', '1\u20e3', '#️⃣', '🇩🇪', '👩‍👩‍👧'].map(weightedLength)).toEqual([2, 2, 2, 2, 2])
  })

  it('begins an address with the first character that the space in front of it allows', () => {
    expect(findLinks('a ßxn--abcco.uk b.de')).toEqual([
      { from: 2, until: 15 },
      { from: 16, until: 20 },
    ])
  })

  it('finds addresses without a scheme, and ignores e-mail addresses', () => {
    const text = 'Go to example.com/moss, or write to me@example.org.'
    expect(findLinks(text).map((s) => text.slice(s.from, s.until))).toEqual(['example.com/moss'])
  })
})
