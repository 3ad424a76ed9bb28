import sharp from 'sharp'
import { renderCard } from '@/lib/media/cards/render-card'
import { type CardFormat, type CardRecipe, cardFormats } from '@/lib/media/cards/schemas'
import { compare } from './harness'
import { comparisons, lineOf, type Report } from './report'

const titles = [
  'The ferry',
  'Why rivers remember: a short history of the ferry at Lantern Fen',
  'Rechtsschutzversicherungsgesellschaften und Kraftfahrzeug-Haftpflichtversicherung',
]
const formats = Object.keys(cardFormats) as CardFormat[]
const recipes = formats.flatMap((format) =>
  titles.map(
    (title): CardRecipe => ({
      format,
      title,
      kicker: 'story',
      brand: 'Lantern Fen',
      primary_color: '#1a6f8b',
      secondary_color: '#f2e8cf',
      logo_url: null,
      picture_url: null,
    }),
  ),
)

/** Rendering branded cards, beside writing JPEGs of their pixels. */
export async function cards(): Promise<Report> {
  const logo = await sharp({ create: { width: 512, height: 512, channels: 4, background: '#802020' } })
    .webp()
    .toBuffer()
  const picture = await sharp({
    create: {
      width: 2048,
      height: 1365,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .webp()
    .toBuffer()
  return {
    name: 'cards',
    table: comparisons([
      lineOf(`${recipes.length} cards of title and initials`, await contest({})),
      lineOf(
        `${recipes.length} cards with a logo and a picture of 2,048 × 1,365`,
        await contest({ logo, picture }),
      ),
    ]),
  }
}

async function contest(assets: { logo?: Buffer; picture?: Buffer }) {
  const pixels = await Promise.all(
    recipes.map(async (recipe) =>
      sharp(await renderCard(recipe, assets))
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  let made = 0
  return compare({
    rounds: 9,
    warmUps: 2,
    floor: async () => {
      for (const { data, info } of pixels) {
        const { width, height } = info
        await sharp(data, { raw: { width, height, channels: 3 } })
          .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
          .toBuffer()
      }
    },
    ours: async () => {
      made = 0
      for (const recipe of recipes) if ((await renderCard(recipe, assets)).length > 10_000) made++
    },
    check: async () => {
      if (made !== recipes.length) throw new Error(`${made} of ${recipes.length} cards were made.`)
    },
  })
}
