import type { TitleBox } from './fit-title'
import { type CardFormat, cardFormats } from './schemas'

export type Rect = { left: number; top: number; width: number; height: number }

/** Where everything stands on a card, in its own pixels. */
export type CardLayout = {
  kicker: { left: number; top: number; width: number; size: number }
  title: TitleBox & { left: number; top: number }
  /** The row of logo and name. */
  brand: Rect
  /** Quarter circles around the lower right corner, without a picture. */
  rings: number[]
  /** With a picture: where it is, and the band between it and the text. */
  picture?: Rect
  band?: Rect
}

/** Measures that the rest of a layout follows from. */
type Frame = {
  margin: number
  small: number
  row: number
  largest: number
  smallest: number
  mostLines: number
}

/** The layout of a format, with the text on a field of its own beside or below a picture, or alone. Pure. */
export function cardLayout(format: CardFormat, withPicture: boolean, withKicker = true): CardLayout {
  const { width, height } = cardFormats[format]
  const layout = withPicture ? pictureLayout(format, width, height) : plainLayout(format, width, height)
  if (withKicker) return layout
  const { kicker, title } = layout
  // A title alone begins where the line above it would; its letters are lower than their line by so much.
  const top = kicker.top - kicker.size * 0.4
  return { ...layout, title: { ...title, top, height: title.height + title.top - top } }
}

const plainFrames: Record<CardFormat, Frame & { ring: number; titleWidth: number }> = {
  square: {
    margin: 88,
    small: 27,
    row: 68,
    largest: 136,
    smallest: 46,
    mostLines: 8,
    ring: 400,
    titleWidth: 904,
  },
  portrait: {
    margin: 88,
    small: 28,
    row: 72,
    largest: 144,
    smallest: 48,
    mostLines: 10,
    ring: 480,
    titleWidth: 904,
  },
  wide: {
    margin: 68,
    small: 22,
    row: 54,
    largest: 88,
    smallest: 36,
    mostLines: 7,
    ring: 380,
    titleWidth: 716,
  },
  landscape: {
    margin: 100,
    small: 28,
    row: 72,
    largest: 132,
    smallest: 50,
    mostLines: 8,
    ring: 560,
    titleWidth: 910,
  },
}

function plainLayout(format: CardFormat, width: number, height: number): CardLayout {
  const frame = plainFrames[format]
  const { margin, ring, row } = frame
  const brandTop = height - margin - row
  // Where the text is as wide as the card it ends above the rings, else beside them.
  const beside = margin + frame.titleWidth <= width - ring
  const bottom = beside ? brandTop - margin * 0.6 : height - ring - margin * 0.3
  const half = height - brandTop
  const ringLeft = width - Math.sqrt(ring ** 2 - (half - row) ** 2)
  return {
    ...column(frame, { left: margin, top: margin, width: frame.titleWidth, bottom }),
    brand: { left: margin, top: brandTop, width: ringLeft - 2 * margin * 0.7 - margin * 0.3, height: row },
    rings: [ring, ring * 0.7, ring * 0.4],
  }
}

const pictureFrames: Record<CardFormat, Frame & { share: number; band: number }> = {
  square: { margin: 80, small: 25, row: 60, largest: 80, smallest: 40, mostLines: 6, share: 0.46, band: 12 },
  portrait: { margin: 80, small: 26, row: 64, largest: 88, smallest: 42, mostLines: 7, share: 0.5, band: 12 },
  wide: { margin: 60, small: 21, row: 50, largest: 66, smallest: 32, mostLines: 8, share: 0.42, band: 10 },
  landscape: {
    margin: 92,
    small: 27,
    row: 68,
    largest: 100,
    smallest: 44,
    mostLines: 9,
    share: 0.43,
    band: 14,
  },
}

/** A picture above the text takes what the text leaves of the card, up to this share. */
const maxPictureShare = 0.66

function pictureLayout(format: CardFormat, width: number, height: number): CardLayout {
  const frame = pictureFrames[format]
  const { margin, row, share, band } = frame
  const brandTop = height - margin - row
  const bottom = brandTop - margin * 0.55
  if (format === 'square' || format === 'portrait') {
    const split = Math.round(height * share)
    const top = split + band + margin * 0.7
    return {
      ...column(frame, { left: margin, top, width: width - 2 * margin, bottom }),
      brand: { left: margin, top: brandTop, width: width - 2 * margin, height: row },
      rings: [],
      picture: { left: 0, top: 0, width, height: split },
      band: { left: 0, top: split, width, height: band },
    }
  }
  const split = Math.round(width * (1 - share))
  const textWidth = split - band - margin * 1.7
  return {
    ...column(frame, { left: margin, top: margin, width: textWidth, bottom }),
    brand: { left: margin, top: brandTop, width: textWidth, height: row },
    rings: [],
    picture: { left: split, top: 0, width: width - split, height },
    band: { left: split - band, top: 0, width: band, height },
  }
}

/** The layout when the title takes only so much of its box: a picture above it grows, all else moves down. Pure. */
export function withTallerPicture(layout: CardLayout, format: CardFormat, titleHeight: number): CardLayout {
  const { picture, band, kicker, title } = layout
  const { width, height } = cardFormats[format]
  if (!picture || !band || picture.width < width) return layout
  const most = Math.round(height * maxPictureShare) - picture.height
  const more = Math.floor(Math.max(0, Math.min(most, title.height - titleHeight)))
  return {
    ...layout,
    picture: { ...picture, height: picture.height + more },
    band: { ...band, top: band.top + more },
    kicker: { ...kicker, top: kicker.top + more },
    title: { ...title, top: title.top + more, height: title.height - more },
  }
}

/** Kicker and title, one below the other. */
function column(
  { small, largest, smallest, mostLines }: Frame,
  { left, top, width, bottom }: { left: number; top: number; width: number; bottom: number },
): Pick<CardLayout, 'kicker' | 'title'> {
  const titleTop = top + small * 2.4
  return {
    kicker: { left, top, width, size: small },
    title: { left, top: titleTop, width, height: bottom - titleTop, largest, smallest, mostLines },
  }
}
