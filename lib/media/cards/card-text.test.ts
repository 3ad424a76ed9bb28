import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { cardText } from './card-text'
import { openFonts } from './type/open-fonts'
import { createTypesetter } from './type/typesetter'

const textOf = async (raw: string) => (await cardText(raw)).text

test('titles in every script that channels use stay unchanged', async () => {
  for (const text of [
    'Grüße für 10 € – „ganz“ schön',
    'Żółć, ľúbezný, İstanbul',
    'Привет, мир',
    'Γειά σου',
    'Tiếng Việt',
    'a < b & "c" — <b>d</b>',
    'مرحبا بالعالم، كيف الحال؟ ١٢ مايو',
    'نمی‌خواهم کتاب‌ها را ببندم',
    'שלום עולם – ״ספר״',
    'नमस्ते दुनिया, क्षेत्र में ज्ञान',
    'สวัสดีชาวโลก น้ำใจ ๑๒',
    '日本語のタイトル、「新しい本」と〜！',
    '简体中文标题：“你好”，世界——二〇二六',
    '繁體中文標題：「你好」，世界',
    '한국어 제목: 안녕하세요, 세계!',
  ])
    expect(await cardText(text)).toEqual({ text, dropped: 0, enough: true })
})

test('characters that no font has are removed and counted, along with what they leave behind', async () => {
  expect(await cardText('Grand opening 🎉🎉 !')).toEqual({ text: 'Grand opening!', dropped: 2, enough: true })
  expect(await cardText('The long road to Lalibela (ላሊበላ)')).toEqual({
    text: 'The long road to Lalibela',
    dropped: 4,
    enough: true,
  })
})

test('reports that too little of a title is left', async () => {
  for (const title of ['ላሊበላ text', '😀😀😀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪', '\u{1F9D1}\u{200D}\u{1F680}', '', '   ', '—'])
    expect((await cardText(title)).enough).toBe(false)
})

test('styled letters, marks and line breaks become plain text', async () => {
  expect(await textOf('𝗕𝗼𝗹𝗱 ﬁsh ©\uFE0F 1\uFE0F\u20E3\nnext')).toBe('Bold fish © 1 next')
  expect(await textOf('e\u0301t\u00e9')).toBe('été')
  expect(await textOf('z\u0300\u0489algo')).toMatch(/^z\p{M}{0,2}algo$/u)
})

test('removes direction marks, NUL, lone surrogates and invisible characters', async () => {
  expect(await textOf('a\0b\u202Ec\uD800d\u200Fe\u{E0041}f\u2066g\u00ADh\u200Ci')).toBe('abcdefghi')
})

test('any input becomes text that can be set in one line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), fc.string()),
      async (raw) => {
        const { text } = await cardText(raw)
        const { canWrite } = createTypesetter(text, await openFonts([text], null), {
          language: null,
          weight: 700,
        })
        for (const { segment } of new Intl.Segmenter('en').segment(text))
          expect(/^\s$/u.test(segment) || canWrite(segment)).toBe(true)
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]| {2}|^ | $/u)
        expect(text.isWellFormed()).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
