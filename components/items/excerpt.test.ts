import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

test('an excerpt is the text without its heading and Markdown marks', () => {
  const text =
    '# Pammet\n\n*(Pammet the Late)*\n\n**Tagline (EN):** Always *late*.\n\n## Diet\n\n- moss\n- [tea](https://tea.example)\n'
  expect(excerptOf(text)).toBe('(Pammet the Late) Tagline (EN): Always late. Diet: moss tea')
})

test('escaped Markdown characters show as written', () => {
  expect(excerptOf('2 \\* 3 \\# 4')).toBe('2 * 3 # 4')
})

test('a long text is cut after a whole word and gets one ellipsis', () => {
  expect(excerptOf('one two three, four', 16)).toBe('one two three…')
})

test('an excerpt is always one line and no longer than requested', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 300 }), (text, length) => {
      const excerpt = excerptOf(text, length)
      expect(excerpt).not.toMatch(/[\n\r\t]/)
      expect(excerpt.length).toBeLessThanOrEqual(length + 1)
    }),
  )
})
