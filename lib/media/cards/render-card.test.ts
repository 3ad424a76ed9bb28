import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { contrastRatio } from '@/lib/platforms/contrast'
import { renderCard } from './render-card'
import { type CardFormat, type CardRecipe, cardFormats } from './schemas'

const recipe: CardRecipe = {
  format: 'square',
  title: 'Why rivers remember',
  kicker: 'story',
  brand: 'Lantern Fen',
  primary_color: '#1a6f8b',
  secondary_color: '#f2e8cf',
  logo_url: null,
  picture_url: null,
  layout: 'rings',
  language: 'en',
}
const formats = Object.keys(cardFormats) as CardFormat[]
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

let picture: Buffer
let logo: Buffer
beforeAll(async () => {
  picture = await plain(900, 1200, '#00c040')
  logo = await sharp(await plain(300, 300, '#00000000'))
    .composite([{ input: await plain(200, 200, '#e01010'), left: 50, top: 50 }])
    .png()
    .toBuffer()
})

/** The share of a card that has this color, allowing for JPEG blur. */
async function shareOf(card: Buffer, hex: string): Promise<number> {
  const data = await sharp(card).raw().toBuffer()
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 6)) count++
  return (count * 3) / data.length
}

test('every format has its size, as a JPEG, and the same recipe always gives the same bytes', async () => {
  for (const format of formats) {
    const [one, other] = await Promise.all([1, 2].map(() => renderCard({ ...recipe, format })))
    const { format: kind, width, height, space } = await sharp(one).metadata()
    expect({ kind, width, height, space }).toEqual({ kind: 'jpeg', ...cardFormats[format], space: 'srgb' })
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true)
  }
})

test('a smaller copy has the same shape', async () => {
  const small = await renderCard({ ...recipe, format: 'wide' }, { picture, logo }, 480)
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 251 })
})

test('a card shows both colors, and other colors make another card', async () => {
  const card = await renderCard(recipe)
  expect(await shareOf(card, '#1a6f8b')).toBeGreaterThan(0.5)
  expect(await shareOf(card, '#f2e8cf')).toBeGreaterThan(0.01)
  const other = await renderCard({ ...recipe, primary_color: '#802020' })
  expect(await shareOf(other, '#802020')).toBeGreaterThan(0.5)
})

test('a card shows a picture and a logo, and leaves out broken, huge and unsupported ones', async () => {
  const without = await renderCard(recipe)
  const card = await renderCard(recipe, { picture, logo })
  expect(await shareOf(card, '#00c040')).toBeGreaterThan(0.3)
  expect(await shareOf(card, '#e01010')).toBeGreaterThan(0.0005)
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  for (const bad of [picture.subarray(0, 200), bomb, svg, Buffer.alloc(0), Buffer.from('GIF89a')])
    expect((await renderCard(recipe, { picture: bad, logo: bad })).equals(without)).toBe(true)
  const unseen = await plain(100, 100, '#00000000')
  expect((await renderCard(recipe, { logo: unseen })).equals(without)).toBe(true)
})

test('a transparent logo that would not stand out gets a plate on which it does', async () => {
  const white = await sharp(await plain(300, 300, '#00000000'))
    .composite([{ input: await plain(160, 160, '#ffffff'), left: 70, top: 70 }])
    .png()
    .toBuffer()
  const ground = { ...recipe, primary_color: '#ffffff', secondary_color: '#ffffff' }
  expect(await shareOf(await renderCard(ground, { logo: white }), '#14191c')).toBeGreaterThan(0.001)
  const onDark = await renderCard({ ...ground, primary_color: '#700040' }, { logo: white })
  expect(await shareOf(onDark, '#14191c')).toBeLessThan(0.0002)
  // An image with rounded corners is its own plate.
  const round = await sharp(await plain(300, 300, '#00000000'))
    .composite([
      { input: await plain(290, 300, '#ffffff'), left: 5, top: 0 },
      { input: await plain(200, 100, '#e01010'), left: 50, top: 20 },
    ])
    .png()
    .toBuffer()
  expect(await shareOf(await renderCard(ground, { logo: round }), '#14191c')).toBeLessThan(0.001)
})

test('a logo of any shape stays in its corner', async () => {
  for (const [width, height] of [
    [4000, 20],
    [20, 4000],
    [1, 1],
  ] as const) {
    const card = await renderCard(recipe, { logo: await plain(width, height, '#e01010') })
    expect(await shareOf(card, '#e01010')).toBeLessThan(0.03)
  }
})

const hostile = [
  'word '.repeat(60),
  'a'.repeat(300),
  '\u202Eevil\u202C title \u200F\u200E\u2067x',
  '<script>alert(1)</script><img src="http://127.0.0.1/x">&amp;]]>',
  'nul\0 and \uD83D half \uDE00 surrogates',
  '😀😀😀',
  '漢字だけ',
  'e\u0301'.repeat(80),
  '',
  ' \n\t ',
]

test('hostile titles, kickers and names still give a card, in every format', async () => {
  for (const [index, title] of hostile.entries()) {
    const format = formats[index % formats.length] ?? 'square'
    const card = await renderCard({
      ...recipe,
      format,
      title,
      kicker: title.slice(0, 200),
      brand: title.slice(0, 300),
    })
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...cardFormats[format] })
  }
})

test('the brand’s name replaces a title that cannot be set', async () => {
  const named = await renderCard({ ...recipe, title: '' })
  expect((await renderCard({ ...recipe, title: '😀 ላሊበላ' })).equals(named)).toBe(true)
  expect((await renderCard(recipe)).equals(named)).toBe(false)
})

test('the text of a rendered card stands out from its ground, whatever the colors', async () => {
  for (const [primary_color, secondary_color] of [
    ['#ffffff', '#ffffff'],
    ['#777777', '#787878'],
    ['#ff00ff', '#00ff00'],
    [null, null],
  ] as const) {
    const card = await renderCard({
      ...recipe,
      primary_color,
      secondary_color,
      kicker: null,
      title: 'IIII IIII IIII',
    })
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
    const at = (left: number, top: number) =>
      `#${data.subarray((top * info.width + left) * 3, (top * info.width + left) * 3 + 3).toString('hex')}`
    const ground = at(20, 20)
    let best = 0
    for (let top = 88; top < 640; top += 3)
      for (let left = 88; left < 600; left += 3) best = Math.max(best, contrastRatio(at(left, top), ground))
    expect(best).toBeGreaterThanOrEqual(4.4)
  }
})
