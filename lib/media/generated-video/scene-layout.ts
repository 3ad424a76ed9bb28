import type { PlacedCard, Shape } from '../cards/layouts/card-layout'
import type { CardColors } from '../cards/pick-colors'
import type { Scene } from './plan-scenes'
import { type VideoFormat, videoFormats } from './video-formats'

/**
 * The position of everything in a scene, in pixels of its format, for left-to-right text. Networks put their own
 * buttons over the lower fifth and the right edge of an upright video, and account names over its upper edge; the
 * text avoids these areas.
 */
export function sceneLayout(
  kind: Scene['kind'],
  format: VideoFormat,
  colors: CardColors,
  withPicture: boolean,
): PlacedCard {
  if (kind === 'closing') return closing(format, colors)
  const words = kind === 'opening' ? 1.3 : 1
  return format === 'upright' ? upright(colors, withPicture, words) : wide(colors, withPicture, words)
}

const noKicker = (color: string): PlacedCard['kicker'] => ({
  left: 0,
  top: 0,
  width: 0,
  size: 1,
  align: 'start',
  color,
})

function upright(colors: CardColors, withPicture: boolean, larger: number): PlacedCard {
  const { width, height } = videoFormats.upright
  const [left, top] = [80, 316]
  return {
    ground: colors.ground,
    // A line in the accent color separates text and picture.
    picture: withPicture
      ? { left: 0, top: 812, width, height: height - 812, radius: 0 }
      : { left: 0, top: 0, width, height, radius: 0 },
    shapes: withPicture ? [{ kind: 'rect', left: 0, top: 800, width, height: 12, color: colors.accent }] : [],
    kicker: noKicker(colors.ink),
    title: {
      left,
      top,
      width: width - 2 * left,
      height: withPicture ? 430 : 760,
      maxSize: Math.round((withPicture ? 84 : 108) * larger),
      minSize: 50,
      maxLines: withPicture ? 5 : 8,
      align: 'start',
      anchor: withPicture ? 'middle' : 'top',
      color: colors.ink,
    },
    brand: brandRow(colors, { left, top: 160, width: width - 2 * left, height: 96 }),
  }
}

function wide(colors: CardColors, withPicture: boolean, larger: number): PlacedCard {
  const { width, height } = videoFormats.wide
  const left = 104
  const split = 860
  const textWidth = withPicture ? split - left - 72 : 1080
  return {
    ground: colors.ground,
    picture: withPicture
      ? { left: split + 12, top: 0, width: width - split - 12, height, radius: 0 }
      : { left: 0, top: 0, width, height, radius: 0 },
    shapes: withPicture
      ? [{ kind: 'rect', left: split, top: 0, width: 12, height, color: colors.accent }]
      : [],
    kicker: noKicker(colors.ink),
    title: {
      left,
      top: 250,
      width: textWidth,
      height: 620,
      maxSize: Math.round((withPicture ? 76 : 96) * larger),
      minSize: 46,
      maxLines: 8,
      align: 'start',
      anchor: 'middle',
      color: colors.ink,
    },
    brand: brandRow(colors, { left, top: 96, width: textWidth, height: 92 }),
  }
}

function closing(format: VideoFormat, colors: CardColors): PlacedCard {
  const { width, height } = videoFormats[format]
  const mark = format === 'upright' ? 168 : 152
  const margin = 90
  const middle = height * (format === 'upright' ? 0.44 : 0.5)
  return {
    ground: colors.ground,
    picture: null,
    shapes: circles(format, colors),
    kicker: noKicker(colors.ink),
    title: {
      left: margin,
      top: middle + 20,
      width: width - 2 * margin,
      height: 300,
      maxSize: 112,
      minSize: 48,
      maxLines: 3,
      align: 'center',
      anchor: 'top',
      color: colors.ink,
    },
    brand: {
      ...brandRow(colors, { left: margin, top: middle - mark - 30, width: width - 2 * margin, height: mark }),
      align: 'center',
    },
  }
}

const brandRow = (
  { ground, ink, accent, onAccent }: CardColors,
  place: { left: number; top: number; width: number; height: number },
): PlacedCard['brand'] => ({
  ...place,
  align: 'start',
  ground,
  ink,
  mark: { fill: accent, ink: onAccent },
})

/** Quarter circles around the lower corner, as on cards. In a video without pictures, they move behind the text. */
export function circles(
  format: VideoFormat,
  { tints, accent }: CardColors,
): Extract<Shape, { kind: 'circle' }>[] {
  const { width, height } = videoFormats[format]
  const radius = format === 'upright' ? 720 : 640
  return [radius, radius * 0.7, radius * 0.4].map((each, at) => ({
    kind: 'circle',
    left: width,
    top: height,
    radius: each,
    color: [...tints, accent][at] ?? accent,
  }))
}
