import { expect, test } from 'vitest'
import { openFonts } from './open-fonts'
import { createTypesetter } from './typesetter'

async function setterOf(text: string, language: string | null = null) {
  return createTypesetter(text, await openFonts([text], language), { language, weight: 700 })
}
const outlines = async (text: string) =>
  (await setterOf(text)).setLine(text).glyphs.map(({ outline }) => outline)

test('Arabic letters are joined and run from right to left', async () => {
  const { setLine, rightToLeft } = await setterOf('سحر')
  expect(rightToLeft).toBe(true)
  const [seen, hah, reh] = ['س', 'ح', 'ر'].map((letter) => setLine(letter).glyphs[0]?.outline)
  const joined = setLine('سحر').glyphs.map(({ outline }) => outline)
  expect(joined).toHaveLength(3)
  for (const alone of [seen, hah, reh]) expect(joined).not.toContain(alone)
  expect(setLine('سحر').width).toBeLessThan(
    ['س', 'ح', 'ر'].reduce((sum, letter) => sum + setLine(letter).width, 0),
  )
  // The letter read first is on the right: set separately, the order stays the same.
  expect(setLine('س ر').glyphs.map(({ outline }) => outline)).toEqual([reh, seen])
  // Lam and alef form a ligature.
  const [alef, lam] = ['ا', 'ل'].map((letter) => setLine(letter).glyphs[0]?.outline)
  const ligature = setLine('لا').glyphs.map(({ outline }) => outline)
  expect(ligature).not.toContain(alef)
  expect(ligature).not.toContain(lam)
})

test('Devanagari clusters stay whole: the vowel sign i precedes its consonant, and conjuncts are one glyph', async () => {
  const [consonant] = await outlines('क')
  const withSign = await outlines('कि')
  expect(withSign.at(-1)).toBe(consonant)
  expect((await outlines('क्ष')).length).toBe(1)
})

test('Thai marks sit on their letter and take no width', async () => {
  const { setLine } = await setterOf('น้ำ น')
  expect(setLine('น้').width).toBeCloseTo(setLine('น').width, 5)
  expect(setLine('น้').ink.top).toBeGreaterThan(setLine('น').ink.top + 0.1)
})

test('numbers and Latin names keep their direction in a Hebrew title, and brackets are mirrored', async () => {
  const text = 'אביב (2026) Fen'
  const { setLine } = await setterOf(text)
  const order = setLine(text).glyphs.map(({ outline }) => outline)
  const digits = await outlines('2026')
  const fen = await outlines('Fen')
  const at = (needle: string[]) =>
    order.findIndex((_, from) => needle.every((one, index) => order[from + index] === one))
  expect(at(fen)).toBe(0)
  expect(at(digits)).toBeGreaterThan(at(fen))
  const [open, close] = [await outlines('('), await outlines(')')]
  expect(order[at(digits) - 1]).toBe(open[0])
  expect(order[at(digits) + digits.length]).toBe(close[0])
})

test('Chinese characters take the form used in their language', async () => {
  const drawn = async (language: string) => {
    const { setLine } = await setterOf('骨', language)
    return setLine('骨').glyphs[0]?.outline
  }
  expect(new Set(await Promise.all(['ja', 'zh', 'zh-TW'].map(drawn))).size).toBeGreaterThan(1)
  expect(await drawn('ja')).toBe((await setterOf('骨のかたち')).setLine('骨').glyphs[0]?.outline)
})

test('a character that no font has leaves no box', async () => {
  const { setLine } = await setterOf('a\u{1F600}b')
  expect(setLine('a\u{1F600}b').glyphs).toHaveLength(2)
})

test('a font is loaded only when a text needs it', async () => {
  const fonts = await openFonts(['The ferry'], 'en')
  expect(fonts.has('T', ['figtree'])).toBe(true)
  expect(fonts.has('骨', ['noto-sans-jp', 'noto-sans-sc'])).toBe(false)
})
