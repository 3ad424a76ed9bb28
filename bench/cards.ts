import { readFile } from 'node:fs/promises'
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
      layout: 'rings',
      language: 'en',
    }),
  ),
)

/** Rendering branded cards, compared with writing JPEGs of their pixels. */
export async function cards(): Promise<Report> {
  const [logo, picture] = await Promise.all(
    ['logo.png', 'morka/scene.jpg'].map((file) => readFile(`public/sample/brand/${file}`)),
  )
  return {
    name: 'cards',
    table: comparisons([
      lineOf(`${recipes.length} cards of title and initials`, await contest({})),
      lineOf(
        `${recipes.length} cards with a logo and a picture of 1,200 × 675`,
        await contest({ logo, picture }),
      ),
    ]),
  }
}

async function contest(assets: { logo?: Buffer | undefined; picture?: Buffer | undefined }) {
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
