import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '@/lib/platforms/contrast'
import type { DrawnCard, DrawnLine } from '../draw-card'
import { minContrast } from '../pick-colors'
import { planCard } from '../render-card'
import { type CardFormat, type CardLayout, type CardRecipe, cardFormats, cardLayouts } from '../schemas'

const titles = [
  ['The ferry', 'en'],
  ['Why rivers remember: a short history of the ferry at Lantern Fen, and of all who took it', 'en'],
  ['Rechtsschutzversicherungsgesellschaften und Kraftfahrzeug-Haftpflichtversicherung', 'de'],
  ['word '.repeat(100).trim(), 'en'],
  ['افتتاح معرض الربيع في مكتبة الإسكندرية يوم 12 مايو 2026', 'ar'],
  ['เปิดนิทรรศการหนังสือใหม่ริมแม่น้ำเจ้าพระยาในวันเสาร์นี้', 'th'],
  ['春の新作コレクション発表会を東京・渋谷で開催します（入場無料）', 'ja'],
  ['नदी के किनारे नई किताबों की प्रदर्शनी शुरू', 'hi'],
] as const
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const card = fc.record({
  title: fc.constantFrom(...titles),
  kicker: fc.constantFrom(
    null,
    'Story',
    'お知らせ',
    'A kind of content with a very long name indeed, longer than any',
  ),
  brand: fc.constantFrom(
    'Lantern Fen',
    '河畔书店',
    'The Society for the Preservation of Ferries and Fens of the North',
  ),
  colors: fc.tuple(fc.option(hex), fc.option(hex)),
})

type Box = { left: number; top: number; right: number; bottom: number }
const boxOf = ({ set, left, baseline, size }: DrawnLine): Box => ({
  left,
  right: left + (set.ink.right - set.ink.left) * size,
  top: baseline - set.ink.top * size,
  bottom: baseline - set.ink.bottom * size,
})
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The colors behind a line of text: of the topmost shape under it, and of an ornament that it crosses. */
function groundsOf(line: DrawnLine, { shapes, ornaments, ground }: DrawnCard): string[] {
  const box = boxOf(line)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const under = shapes.findLast((shape) =>
    shape.kind === 'circle'
      ? (x - shape.left) ** 2 + (y - shape.top) ** 2 <= shape.radius ** 2
      : shape.line === undefined &&
        shape.left <= x &&
        x <= shape.left + shape.width &&
        shape.top <= y &&
        y <= shape.top + shape.height,
  )
  const crossed = ornaments.filter((ornament) => overlap(boxOf(ornament), box)).map(({ color }) => color)
  return under ? [under.color] : [ground, ...crossed]
}

describe.each(cardLayouts)('the layout %s', (layout) => {
  test('keeps every line readable, on the card, and clear of other lines and the picture, whatever the content', async () => {
    await fc.assert(
      fc.asyncProperty(
        card,
        fc.constantFrom(...(Object.keys(cardFormats) as CardFormat[])),
        fc.boolean(),
        async ({ title, kicker, brand, colors }, format, withPicture) => {
          const drawn = await planCard(recipe({ layout, format, kicker, brand, colors, title }), {
            withPicture,
          })
          const { width, height, texts, picture } = drawn
          const boxes = texts.map(boxOf)
          const margin = Math.min(width, height) * 0.05
          for (const [at, box] of boxes.entries()) {
            expect(Math.min(box.left, box.top, width - box.right, height - box.bottom)).toBeGreaterThan(
              margin,
            )
            for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false)
          }
          if (picture && layout !== 'panel') {
            const { left, top } = picture
            const field = { left, top, right: left + picture.width, bottom: top + picture.height }
            for (const box of boxes) if (picture.radius === 0) expect(overlap(box, field)).toBe(false)
          }
          for (const line of texts)
            for (const ground of groundsOf(line, drawn))
              expect(contrastRatio(line.color, ground)).toBeGreaterThanOrEqual(minContrast)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('is mirrored for a right-to-left title', async () => {
    const at = async (title: (typeof titles)[number]) => {
      const { texts, width } = await planCard(
        recipe({
          layout,
          format: 'landscape',
          kicker: null,
          brand: 'Lantern Fen',
          colors: [null, null],
          title,
        }),
        { withPicture: true },
      )
      const [first] = texts.map(boxOf)
      return first === undefined ? 0 : (first.left + first.right) / 2 / width
    }
    const [english, arabic] = [await at(titles[0]), await at(titles[4])]
    expect(english > 0.5).not.toBe(arabic > 0.5)
  })
})

function recipe(wanted: {
  layout: CardLayout
  format: CardFormat
  kicker: string | null
  brand: string
  colors: [string | null, string | null]
  title: (typeof titles)[number]
}): CardRecipe {
  const { layout, format, kicker, brand, colors, title } = wanted
  return {
    ...{ layout, format, kicker, brand, title: title[0], language: title[1] },
    primary_color: colors[0],
    secondary_color: colors[1],
    logo_url: null,
    picture_url: null,
  }
}
