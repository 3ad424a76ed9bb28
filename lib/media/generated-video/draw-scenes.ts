import sharp from 'sharp'
import { cardSvg } from '../cards/card-svg'
import { cardText } from '../cards/card-text'
import { type DrawnCard, drawCard, type SetText } from '../cards/draw-card'
import { paintSvg } from '../cards/paint-svg'
import { type CardColors, pickColors } from '../cards/pick-colors'
import { prepareLogo } from '../cards/prepare-logo'
import { type FittedTitle, fitTitle } from '../cards/type/fit-title'
import { openFonts } from '../cards/type/open-fonts'
import { isRightToLeft } from '../cards/type/scripts'
import { createTypesetter } from '../cards/type/typesetter'
import { openPicture } from '../clean-picture'
import type { Area } from './encoder/video-plan'
import type { Scene } from './plan-scenes'
import { circles, sceneLayout } from './scene-layout'
import { type VideoFormat, videoFormats } from './video-formats'

/** A brand's look: its name, its two colors as #rrggbb, and its logo as an image. */
export type VideoBrand = {
  name: string
  primary_color: string | null
  secondary_color: string | null
  logo?: Buffer | undefined
}

/** How much larger than its place a picture is kept, so that it can move. */
const roomToMove = 1.1

/**
 * Sets the texts of all scenes the way cards do: all captions in one size, in every script that cards support, with
 * a contrast of at least 4.5. Returns what is drawn over the pictures, for each scene and between two scenes, and
 * where the pictures are visible.
 */
export async function drawScenes(
  scenes: readonly Scene[],
  how: { format: VideoFormat; brand: VideoBrand; language: string; withPicture: boolean },
): Promise<{ cards: DrawnCard[]; blank: DrawnCard; window: Area; colors: CardColors }> {
  const { format, brand, language, withPicture } = how
  const size = videoFormats[format]
  const colors = pickColors(brand.primary_color, brand.secondary_color)
  const name = (await cardText(brand.name, language)).text
  const words = await Promise.all(
    scenes.map(async (scene) => {
      const { text, enough } = await cardText(scene.words, language)
      return enough ? text : ''
    }),
  )
  const rightToLeft = isRightToLeft(words.join(' ') || name)
  const fonts = await openFonts([...words, name, name.toUpperCase(), '…-'], language)
  const setText: SetText = (text, weight, spacing = 0) =>
    createTypesetter(text, fonts, { language, weight, spacing })
  const placed = scenes.map(({ kind }) => sceneLayout(kind, format, colors, withPicture))
  const fitWords = (at: number, largest: number) => {
    const box = placed[at]?.title
    const heading = words[at] || name
    if (!box || heading === '') return nothing
    const most = Math.min(box.maxSize, largest)
    return fitTitle(
      heading,
      { ...box, maxSize: most, minSize: Math.min(box.minSize, most) },
      setText(heading, 700, -0.012),
    )
  }
  const captions = scenes.flatMap(({ kind }, at) => (kind === 'caption' ? [fitWords(at, Infinity).size] : []))
  const captionSize = Math.min(...captions)
  const { height, ground } = placed[0]?.brand ?? { height: 80, ground: colors.ground }
  const mark = async (row: number) =>
    brand.logo && (await prepareLogo(brand.logo, { width: row * 4.5, height: row, ground }))
  const small = await mark(height)
  const large = await mark(placed.at(-1)?.brand.height ?? height)
  const draw = (kind: Scene['kind'], title: string, fitted: FittedTitle): DrawnCard =>
    drawCard({
      // With an empty title, the brand's name would take its place.
      words: { title, kicker: '', brand: name },
      fitted,
      placed: sceneLayout(kind, format, colors, withPicture),
      size,
      setText,
      logo: kind === 'closing' ? large : small,
      rightToLeft,
    })
  const cards = scenes.map(({ kind }, at) => {
    if (kind !== 'closing')
      return draw(kind, words[at] ?? '', fitWords(at, kind === 'caption' ? captionSize : Infinity))
    // A wide logo already contains the name.
    return draw(kind, '', large?.wordmark ? nothing : fitWords(at, Infinity))
  })
  const blank = draw('caption', ' ', nothing)
  const window = cards[0]?.picture ?? { left: 0, top: 0, ...size }
  return { cards, blank, window, colors }
}

const nothing: FittedTitle = {
  lines: [],
  set: [],
  size: 0,
  lineHeight: 0,
  ascent: 0,
  height: 0,
  shortened: false,
}

/** Paints what a scene shows over the pictures, at the given size: four bytes per pixel, premultiplied by alpha. */
export async function paintScene(
  card: DrawnCard,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  const { pixels } = await paintSvg(cardSvg(card), size.width)
  const wanted = new Uint8Array(size.width * size.height * 4)
  wanted.set(pixels.subarray(0, wanted.length))
  return wanted
}

/** A still that moves behind the text: three bytes per pixel. */
export type MovingStill = { pixels: Uint8Array; width: number; height: number }

const even = (value: number): number => 2 * Math.round(value / 2)

/**
 * Prepares a picture for a window of the given size, cropped around the most eye-catching part and with room to
 * move. A picture whose ratio differs too much from the window's is shown whole. Undefined if it is not an image,
 * or damaged.
 */
export async function preparePicture(
  bytes: Buffer,
  window: { width: number; height: number },
  ground: string,
): Promise<MovingStill | undefined> {
  const width = even(window.width * roomToMove)
  const height = even(window.height * roomToMove)
  try {
    const picture = openPicture(bytes)
    if (!picture) return undefined
    const { autoOrient } = await picture.metadata()
    const shape = autoOrient.width / autoOrient.height / (width / height)
    const shown = Math.min(shape, 1 / shape) < 0.45 ? ('contain' as const) : ('cover' as const)
    const pixels = await picture
      .flatten({ background: ground })
      .resize({
        ...{ width, height, fit: shown, background: ground },
        ...(shown === 'cover' ? { position: sharp.strategy.attention } : {}),
      })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
    return pixels.length === width * height * 3 ? { pixels, width, height } : undefined
  } catch {
    return undefined
  }
}

/** Paints what moves behind the text if there is no picture: the brand's circles on its ground color. */
export async function paintBackdrop(
  format: VideoFormat,
  colors: CardColors,
  window: { width: number; height: number },
  rightToLeft: boolean,
): Promise<MovingStill> {
  const size = videoFormats[format]
  const wanted = even(window.width * roomToMove)
  const shapes = circles(format, colors).map((shape) =>
    rightToLeft ? { ...shape, left: size.width - shape.left } : shape,
  )
  const card: DrawnCard = {
    ...size,
    ground: colors.ground,
    picture: null,
    shapes,
    ornaments: [],
    texts: [],
    logo: null,
  }
  const { pixels, width, height } = await paintSvg(cardSvg(card), wanted)
  const [evenWidth, evenHeight] = [2 * Math.floor(width / 2), 2 * Math.floor(height / 2)]
  const plain = new Uint8Array(evenWidth * evenHeight * 3)
  for (let row = 0; row < evenHeight; row++)
    for (let column = 0; column < evenWidth; column++)
      plain.set(
        pixels.subarray((row * width + column) * 4, (row * width + column) * 4 + 3),
        (row * evenWidth + column) * 3,
      )
  return { pixels: plain, width: evenWidth, height: evenHeight }
}

/** Which part of a still is visible first and last: a slow zoom, alternately in and out. */
export function movementOf(
  still: { width: number; height: number },
  turn: number,
): { first: Area; last: Area } {
  const whole = { left: 0, top: 0, width: still.width, height: still.height }
  const [width, height] = [still.width / roomToMove, still.height / roomToMove]
  // Not always towards the middle: sometimes a little to one side, sometimes to the other.
  const side = turn % 3 === 0 ? 0.5 : turn % 3 === 1 ? 0.25 : 0.75
  const near = { left: (still.width - width) * side, top: (still.height - height) * 0.4, width, height }
  return turn % 2 === 0 ? { first: whole, last: near } : { first: near, last: whole }
}
