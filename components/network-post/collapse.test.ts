import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapse } from './collapse'

describe('collapsing a text as a feed does', () => {
  it('never loses or adds a character, and never splits an emoji', () => {
    const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 12 })
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 5 }),
        (parts, characters, most) => {
          const text = parts.join('\n')
          const { shown, hidden } = collapse(text, { characters, lines: most })
          expect(shown + hidden).toBe(text)
          expect(shown.isWellFormed()).toBe(text.isWellFormed())
        },
      ),
    )
  })

  it('shows a short text whole', () => {
    expect(collapse('Short.', { characters: 210, lines: 3 }).hidden).toBe('')
  })

  it('cuts after the lines a feed shows, and at the end of a word', () => {
    expect(collapse('one\ntwo\nthree\nfour five six seven', { characters: 210, lines: 3 }).shown).toBe(
      'one\ntwo\nthree',
    )
    expect(collapse('some words and some more words', { characters: 13, lines: 3 }).shown).toBe('some words')
  })
})
