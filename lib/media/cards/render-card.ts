import satori from 'satori'
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp'
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
 * Renders a branded card as a JPEG (decisions 7, images): the title on a ground of the brand's colours, with logo or initials
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
  const opened = assets.picture && (await decodePicture(assets.picture))
  const { layout, fitted } = setTitle(words, recipe.format, opened !== undefined)
  const { height } = layout.brand
  const logo =
    assets.logo && (await prepareLogo(assets.logo, { width: height * 4.5, height, ground: colors.ground }))
  const tree = drawCard(words, fitted, layout, colors, logo)
  const painted = await paintSvg(await satori(tree, { ...size, fonts: cardFonts() }), width)
  const raw = { width: painted.width, height: painted.height, channels: 4 as const }
  const picture = opened && layout.picture && (await cropPicture(opened, layout.picture, width / size.width))
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

/** The picture's pixels; undefined when it cannot be used: a card does without. */
async function decodePicture(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo } | undefined> {
  try {
    return await openPicture(bytes)
      ?.resize({ width: 1600, height: 1600, fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

/** The picture cut to its place, around what draws the eye. */
async function cropPicture(
  { data, info }: { data: Buffer; info: OutputInfo },
  { left, top, width, height }: Rect,
  scale: number,
): Promise<OverlayOptions> {
  const [from, until] = [Math.round(left * scale), Math.round((left + width) * scale)]
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  const place = { width: until - from, height: Math.round((top + height) * scale) }
  const cut = await sharp(data, { raw })
    .resize({ ...place, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer()
  return { input: cut, raw: { ...place, channels: 3 }, left: from, top: 0 }
}
