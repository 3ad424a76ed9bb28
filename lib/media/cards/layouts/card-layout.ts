import type { CardFormat } from '../card-formats'
import type { CardColors } from '../pick-colors'
import type { TitleBox } from '../type/fit-title'

export type Rect = { left: number; top: number; width: number; height: number }

/** A plain shape in one color; of a rectangle with a `line`, only the outline is drawn. */
export type Shape =
  | ({ kind: 'rect'; color: string; radius?: number; line?: number } & Rect)
  | { kind: 'circle'; left: number; top: number; radius: number; color: string }
  /** The first letter of the brand's name, as large as the place. */
  | ({ kind: 'initial'; color: string } & Rect)

/** Where text is aligned in its place: at the beginning, in the middle or at the end. */
export type Align = 'start' | 'center' | 'end'

/** The position of everything on a card, in the card's own pixels, for left-to-right text. */
export type PlacedCard = {
  ground: string
  /** The visible part of the picture: a rectangle whose rounded corners can make it a circle. */
  picture: (Rect & { radius: number }) | null
  shapes: Shape[]
  kicker: {
    left: number
    top: number
    width: number
    size: number
    align: Align
    color: string
    /** A short line before the kicker, or a pill-shaped background behind it. */
    dash?: string
    pill?: string
  }
  title: TitleBox & {
    left: number
    top: number
    align: Align
    anchor: 'top' | 'middle' | 'bottom'
    color: string
  }
  /** The row with logo and name; `ground` is the color behind it. */
  brand: Rect & { align: Align; ground: string; ink: string; mark: { fill: string; ink: string } }
}

export type LayoutInput = {
  format: CardFormat
  width: number
  height: number
  colors: CardColors
  withPicture: boolean
  withKicker: boolean
  /** How much of its box the title takes, once known; a picture gets the rest. */
  titleHeight?: number
}

/** Lays out a card. Pure; called again with the title's height once that is known. */
export type Layout = (input: LayoutInput) => PlacedCard

/** The measurements of each format, from which a layout computes the rest. */
export const measuresOf: Record<
  CardFormat,
  {
    margin: number
    small: number
    row: number
    minSize: number
    maxLines: number
    maxSize: number
    beside: number
  }
> = {
  square: { margin: 88, small: 27, row: 68, minSize: 44, maxLines: 9, maxSize: 210, beside: 126 },
  portrait: { margin: 88, small: 28, row: 72, minSize: 46, maxLines: 11, maxSize: 230, beside: 138 },
  wide: { margin: 62, small: 22, row: 54, minSize: 32, maxLines: 8, maxSize: 144, beside: 98 },
  landscape: { margin: 94, small: 29, row: 74, minSize: 46, maxLines: 9, maxSize: 204, beside: 146 },
}

/** Whether a card is square or portrait. */
export const isUpright = ({ width, height }: { width: number; height: number }): boolean => height >= width

/** The height of the kicker above a title, including the gap below it. */
export const kickerHeight = (small: number, withKicker: boolean): number => (withKicker ? small * 2.75 : 0)

/** The height of a picture above a title: its own plus what the title leaves free, up to `most`. */
export function grown(own: number, most: number, box: number, titleHeight: number | undefined): number {
  if (titleHeight === undefined) return own
  return Math.round(Math.max(own, Math.min(most, own + box - titleHeight)))
}
