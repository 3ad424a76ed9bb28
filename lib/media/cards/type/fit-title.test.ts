import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardLayouts } from '../card-formats'
import { cardText } from '../card-text'
import { layouts } from '../layouts/registry'
import { pickColors } from '../pick-colors'
import { type CardFormat, cardFormats } from '../schemas'
import { findHyphenationPoints } from './find-hyphenation-points'
import { fitTitle, shorten } from './fit-title'
import { openFonts } from './open-fonts'
import { createTypesetter } from './typesetter'

const box = { width: 900, height: 480, maxSize: 210, minSize: 46, maxLines: 8 }
async function setterOf(text: string, language: string | null) {
  return createTypesetter(text, await openFonts([text, '…-'], language), { language, weight: 700 })
}
const setTitle = async (text: string, language: string | null = 'en', into = box) =>
  fitTitle(text, into, await setterOf(text, language))

test('a short title fills its width; a longer one is smaller and loses nothing', async () => {
  const short = await setTitle('The ferry')
  const width = Math.max(...short.set.map(({ width }) => width)) * short.size
  expect(Math.max(width / box.width, short.height / box.height)).toBeGreaterThan(0.75)
  const longer = await setTitle('Why rivers remember: a short history of the ferry at Lantern Fen')
  expect(longer.size).toBeLessThan(short.size)
  expect(longer.lines.join(' ')).toBe('Why rivers remember: a short history of the ferry at Lantern Fen')
})

test('leaves no single word on the last line where another can join it', async () => {
  const { lines } = await setTitle('What the river said to the old bridge')
  expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})

test('a compound is set smaller before it is hyphenated, and hyphenated by the rules of its language', async () => {
  expect((await setTitle('Geburtstagsüberraschung', 'de')).lines).toEqual(['Geburtstagsüberraschung'])
  expect((await setTitle('Donaudampfschifffahrtsgesellschaftskapitän', 'de')).lines).toEqual([
    'Donaudampfschifffahrts-',
    'gesellschaftskapitän',
  ])
  expect(
    (await setTitle('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'de')).lines,
  ).toEqual(['Rindfleischetikettierungs-', 'überwachungs-', 'aufgabenübertragungsgesetz'])
  // Where a word may be hyphenated depends on the language, not on the letters.
  const parted = (word: string, language: string | null) => {
    const points = findHyphenationPoints(word, language)
    return [0, ...points].map((from, at) => word.slice(from, points[at])).join('-')
  }
  expect(parted('Nachhaltigkeitsberichterstattung', 'de')).toBe('Nach-hal-tig-keits-be-richt-erstat-tung')
  expect(parted('Urinstinkt', 'de')).toBe('Urinstinkt')
  expect(parted('Staubecken', 'de-CH')).toBe('Staubecken')
  expect(parted('internationalization', 'en')).toBe('inter-na-tion-al-iza-tion')
  expect(findHyphenationPoints('Nachhaltigkeit', null)).toEqual([])
})

test('languages without spaces break between words, and no line begins with a closing mark or ends with an opening one', async () => {
  for (const [text, language] of [
    ['春の新作コレクション発表会を東京・渋谷で開催します（入場無料）。', 'ja'],
    ['春季新品发布会将于五月十二日在上海举行，欢迎光临！', 'zh'],
    ['「本を読む」ということ、そして、「本を書く」ということ。', 'ja'],
    ['เปิดนิทรรศการหนังสือใหม่ริมแม่น้ำเจ้าพระยาในวันเสาร์นี้', 'th'],
  ] as const) {
    const { lines, shortened } = await setTitle(text, language, { ...box, width: 420 })
    expect(lines.length).toBeGreaterThan(2)
    expect(shortened).toBe(false)
    expect(lines.join('')).toBe(text)
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。，！）」・ーっょ\p{M}]/u)
      expect(line).not.toMatch(/[（「]$/u)
    }
  }
  // Thai words are found with a dictionary: no line may end within a word.
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment('นิทรรศการหนังสือใหม่')]
  const { lines } = await setTitle('นิทรรศการหนังสือใหม่', 'th', { ...box, width: 330 })
  for (const line of lines) expect(words.map(({ segment }) => segment).join('|')).toContain(line.at(0) ?? '')
})

test('text that does not fit ends in an ellipsis after a word', async () => {
  const text = 'The river rose in the night, quietly, and nobody woke. '.repeat(20).trim()
  const { lines, shortened, size } = await setTitle(text)
  expect(shortened).toBe(true)
  expect(size).toBe(46)
  const shown = lines.join(' ')
  expect(shown.endsWith('…')).toBe(true)
  const last = shown.slice(0, -1)
  expect(text.startsWith(last)).toBe(true)
  expect(text.charAt(last.length)).toMatch(/[ ,.]/)
})

test('a line is shortened after a word, or within the word if there is only one', () => {
  const setter = { widthOf: (text: string) => [...text].length }
  expect(shorten('one two three', { width: 13, setter })).toBe('one two three')
  expect(shorten('one two three', { width: 10, setter })).toBe('one two…')
  expect(shorten('Donaudampfschiff', { width: 6, setter })).toBe('Donau…')
})

/** Letters of every script that cards support, with marks that reach far up and down. */
const alphabets: Record<string, string> = {
  en: 'abcdefghiosnmQjÅ',
  de: 'abdeghinorstuäöüßÄÜ',
  vi: 'ăâđêôơưắằẳẵặếềểễệ',
  ru: 'абвгджщюяЁЙ',
  el: 'αβγδεζηθΰΐΆΏ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويلاًٌٍَُِّآئ',
  he: 'אבגדהוזחטיכלמנסעפצקרשתםןץ',
  hi: 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसहािीुूृेैोौंँ्',
  th: 'กขคงจชดตถทนบปผพฟภมยรลวสหอะาิีึืุูเแโใไ่้๊๋์ำ',
  ja: '日本語新作発表会東京渋谷かなカナをはのー、。「」',
  zh: '春季新品发布会将于五月十二日在上海举行，！（）',
  ko: '봄신제품발표회서울에서개최합니다',
}

test('any title in any script stays in its box in every layout and format, and loses nothing unless marked as shortened', async () => {
  const title = fc.constantFrom(...Object.keys(alphabets)).chain((language) =>
    fc.record({
      language: fc.constant(language),
      words: fc.array(
        fc.array(fc.constantFrom(...[...(alphabets[language] ?? ''), '-', '!', '“']), {
          minLength: 1,
          maxLength: 30,
        }),
        { minLength: 1, maxLength: 24 },
      ),
    }),
  )
  await fc.assert(
    fc.asyncProperty(
      title,
      fc.constantFrom(...(Object.keys(cardFormats) as CardFormat[])),
      fc.constantFrom(...cardLayouts),
      fc.boolean(),
      async ({ language, words }, format, layout, withPicture) => {
        const { text } = await cardText(words.map((word) => word.join('')).join(' '), language)
        fc.pre(text !== '')
        const input = {
          format,
          ...cardFormats[format],
          colors: pickColors(null, null),
          withPicture,
          withKicker: true,
        }
        const into = layouts[layout](input).title
        const { lines, set, size, lineHeight, ascent, height, shortened } = await setTitle(
          text,
          language,
          into,
        )
        expect(height).toBeLessThanOrEqual(into.height + 0.01)
        expect(size).toBeGreaterThan(into.minSize * 0.6)
        for (const [at, { width, ink }] of set.entries()) {
          expect(Math.max(width, ink.right - ink.left) * size).toBeLessThanOrEqual(into.width + 0.01)
          const baseline = ascent + at * lineHeight
          expect(baseline - ink.top * size).toBeGreaterThanOrEqual(-0.01)
          expect(baseline - ink.bottom * size).toBeLessThanOrEqual(height + 0.01)
        }
        const letters = (from: string) => from.replace(/[^\p{L}\p{N}]/gu, '')
        if (!shortened) expect(letters(lines.join(''))).toBe(letters(text))
        else expect(letters(text).startsWith(letters(lines.join('')))).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
