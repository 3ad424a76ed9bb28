import sharp from 'sharp'
import { openPicture } from '../clean-picture'
import { cardSvg } from './card-svg'
import { chooseCardWords } from './card-words'
import { type DrawnCard, drawCard, type SetText } from './draw-card'
import type { Rect } from './layouts/card-layout'
import { layouts } from './layouts/registry'
import { paintSvg } from './paint-svg'
import { pickColors } from './pick-colors'
import { prepareLogo } from './prepare-logo'
import { type CardRecipe, cardFormats } from './schemas'
import { fitTitle } from './type/fit-title'
import { openFonts } from './type/open-fonts'
import { createTypesetter } from './type/typesetter'

/**
 * Renders a branded card as a JPEG (spec/writing#5): the title in its own script on a ground of the brand's colors,
 * with a logo or initials and, if there is one, a picture, in the recipe's layout. Takes the recipe, its images as
 * bytes (anything that is not an image, or damaged, is left out) and a `width` for a smaller copy. Deterministic;
 * reads nothing but the fonts that come with the product. Whatever the colors, text has a contrast of at least 4.5.
 */
export async function renderCard(
  recipe: CardRecipe,
  assets: { logo?: Buffer; picture?: Buffer } = {},
  width: number = cardFormats[recipe.format].width,
): Promise<Buffer> {
  const withPicture =
    assets.picture === undefined ? undefined : await planCard(recipe, { ...assets, withPicture: true })
  const size = cardFormats[recipe.format]
  const scale = width / size.width
  const whole = { width, height: Math.round(size.height * scale) }
  const picture =
    withPicture?.picture && assets.picture
      ? await cropPicture(assets.picture, scaled(withPicture.picture, scale), whole)
      : undefined
  const card =
    withPicture && picture ? withPicture : await planCard(recipe, { ...assets, withPicture: false })
  const painted = await paintSvg(cardSvg(card), width)
  const raw = { width: painted.width, height: painted.height, channels: 4 as const }
  const pixels = Buffer.from(painted.pixels.buffer, painted.pixels.byteOffset, painted.pixels.byteLength)
  const image = picture
    ? sharp({
        create: { width: painted.width, height: painted.height, channels: 3, background: card.ground },
      }).composite([picture, { input: pixels, raw, premultiplied: true }])
    : sharp(pixels, { raw }).removeAlpha()
  return image.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Places everything on a card without painting it; `withPicture` leaves room for a picture. */
export async function planCard(
  recipe: CardRecipe,
  { logo, withPicture }: { logo?: Buffer; withPicture: boolean },
): Promise<DrawnCard> {
  const { format, language } = recipe
  const size = cardFormats[format]
  const colors = pickColors(recipe.primary_color, recipe.secondary_color)
  const words = await chooseCardWords(recipe)
  const fonts = await openFonts(
    [
      words.title,
      words.kicker,
      words.kicker.toLocaleUpperCase(),
      words.brand,
      words.brand.toUpperCase(),
      '…-',
    ],
    language,
  )
  const setText: SetText = (text, weight, spacing = 0) =>
    createTypesetter(text, fonts, { language, weight, spacing })
  // A card without a title shows the brand's name.
  const heading = words.title || words.brand
  const title = setText(heading, 700, -0.012)
  const input = { format, ...size, colors, withPicture, withKicker: words.kicker !== '' }
  const layout = layouts[recipe.layout]
  const fitted = fitTitle(heading, layout(input).title, title)
  const placed = layout({ ...input, titleHeight: fitted.height })
  const { height, ground } = placed.brand
  const mark = logo && (await prepareLogo(logo, { width: height * 4.5, height, ground }))
  return drawCard({ words, fitted, placed, size, setText, logo: mark, rightToLeft: title.rightToLeft })
}

const scaled = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
})

type Cropped = {
  input: Buffer
  raw: { width: number; height: number; channels: 3 }
  left: number
  top: number
}

/**
 * Crops the picture to its place around the most eye-catching part, without the part of the place that lies outside
 * the card. Undefined if it cannot be used; the card is then rendered without it.
 */
async function cropPicture(
  bytes: Buffer,
  place: Rect,
  whole: { width: number; height: number },
): Promise<Cropped | undefined> {
  const [fromLeft, fromTop] = [Math.floor(place.left), Math.floor(place.top)]
  const width = Math.ceil(place.left + place.width) - fromLeft
  const height = Math.ceil(place.top + place.height) - fromTop
  const [left, top] = [Math.max(0, fromLeft), Math.max(0, fromTop)]
  const shown = {
    left: left - fromLeft,
    top: top - fromTop,
    width: Math.min(whole.width, fromLeft + width) - left,
    height: Math.min(whole.height, fromTop + height) - top,
  }
  try {
    const input = await openPicture(bytes)
      ?.resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .extract(shown)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return input && { input, raw: { width: shown.width, height: shown.height, channels: 3 }, left, top }
  } catch {
    return undefined
  }
}
