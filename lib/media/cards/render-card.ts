import satori from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { openPicture } from '../clean-picture'
import { cardFonts, familyOf, widthOf } from './card-fonts'
import { cardLayout, type Rect, withTallerPicture } from './card-layout'
import { type CardWords, wordsOf } from './card-words'
import { drawCard } from './draw-card'
import { fitTitle } from './fit-title'
import { paintSvg } from './paint-svg'
import { pickColors } from './pick-colors'
import { prepareLogo } from './prepare-logo'
import { type CardFormat, type CardRecipe, cardFormats } from './schemas'

/**
 * Renders a branded card as a JPEG (spec/decisions#7, images): the title on a ground of the brand's colours, with logo or initials
 * and, when there is one, a picture beside it. Takes the recipe, its pictures as bytes (what is no picture or broken is
 * left out), and a `width` for a smaller copy. Deterministic; reads nothing but the fonts that come with the product.
 * Whatever the colours, text has a contrast of at least 4.5.
 */
export async function renderCard(
  recipe: CardRecipe,
  assets: { logo?: Buffer; picture?: Buffer } = {},
  width: number = cardFormats[recipe.format].width,
): Promise<Buffer> {
  const size = cardFormats[recipe.format]
  const colors = pickColors(recipe.primary_color, recipe.secondary_color)
  const words = wordsOf(recipe)
  const withPicture = setTitle(words, recipe.format, true)
  const picture =
    assets.picture && (await cropPicture(assets.picture, withPicture.layout.picture, width / size.width))
  const { layout, fitted } = picture ? withPicture : setTitle(words, recipe.format, false)
  const { height } = layout.brand
  const logo =
    assets.logo && (await prepareLogo(assets.logo, { width: height * 4.5, height, ground: colors.ground }))
  const tree = drawCard(words, fitted, layout, colors, logo)
  const painted = await paintSvg(await satori(tree, { ...size, fonts: cardFonts() }), width)
  const raw = { width: painted.width, height: painted.height, channels: 4 as const }
  return sharp(painted.pixels, { raw })
    .composite(picture ? [picture] : [])
    .flatten({ background: colors.ground })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function setTitle(words: CardWords, format: CardFormat, withPicture: boolean) {
  const layout = cardLayout(format, withPicture, words.kicker !== '')
  // A card without a title is the brand's own.
  const heading = words.title || words.brand
  const family = familyOf(heading)
  const fitted = fitTitle(heading, layout.title, (text) => widthOf(text, family, 700))
  return { fitted, layout: withTallerPicture(layout, format, fitted.lines.length * fitted.lineHeight) }
}

/** The picture cut to its place, around what draws the eye; undefined when it cannot be used: a card does without. */
async function cropPicture(
  bytes: Buffer,
  place: Rect | undefined,
  scale: number,
): Promise<OverlayOptions | undefined> {
  if (!place) return undefined
  const left = Math.round(place.left * scale)
  const width = Math.round((place.left + place.width) * scale) - left
  const height = Math.round((place.top + place.height) * scale)
  try {
    const input = await openPicture(bytes)
      ?.resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return input && { input, raw: { width, height, channels: 3 }, left, top: 0 }
  } catch {
    return undefined
  }
}
