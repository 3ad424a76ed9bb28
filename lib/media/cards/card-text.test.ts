import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canWrite } from './card-fonts'
import { cardText } from './card-text'

const textOf = (raw: string) => cardText(raw).text

test('European scripts are written as they are', () => {
  for (const text of [
    'Grüße für 10 € – „ganz“ schön',
    'Żółć, ľúbezný, İstanbul',
    'Привет, мир',
    'Γειά σου',
    'Tiếng Việt',
    'a < b & "c" — <b>d</b>',
  ])
    expect(cardText(text)).toEqual({ text, dropped: 0, enough: true })
})

test('signs that no font holds are left out and counted, with what they leave behind', () => {
  expect(cardText('Grand opening 🎉🎉 !')).toEqual({ text: 'Grand opening!', dropped: 2, enough: true })
  expect(cardText('The long road to Kyoto (京都)')).toEqual({
    text: 'The long road to Kyoto',
    dropped: 2,
    enough: true,
  })
})

test('a title of which too little is left says so', () => {
  for (const title of [
    '日本語 text',
    'مرحبا',
    '😀😀😀',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪',
    '\u{1F9D1}\u{200D}\u{1F680}',
    '',
    '   ',
    '—',
  ])
    expect(cardText(title).enough).toBe(false)
})

test('letters in disguise, marks and line ends become plain text', () => {
  expect(textOf('𝗕𝗼𝗹𝗱 ﬁsh ©\uFE0F 1\uFE0F\u20E3\nnext')).toBe('Bold fish © 1 next')
  expect(textOf('e\u0301t\u00e9')).toBe('été')
  expect(textOf('z\u0300\u0489algo')).toMatch(/^z\p{M}{0,2}algo$/u)
})

test('direction marks, NUL, half surrogates and hidden letters are gone', () => {
  expect(textOf('a\0b\u202Ec\uD800d\u200Fe\u{E0041}f\u2066g\u00ADh')).toBe('abcdefgh')
})

test('whatever comes in, what comes out can be written in one line', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string()),
      (raw) => {
        const { text } = cardText(raw)
        expect(canWrite(text)).toBe(true)
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]| {2}|^ | $/u)
        expect(text.isWellFormed()).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
