import type { CardFormat } from '../card-formats'
import type { CardColors } from '../pick-colors'
import type { TitleBox } from '../type/fit-title'

export type Rect = { left: number; top: number; width: number; height: number }

/** A plain shape in one colour; of a rectangle with a `line` only the outline is drawn. */
export type Shape =
  | ({ kind: 'rect'; color: string; radius?: number; line?: number } & Rect)
  | { kind: 'circle'; left: number; top: number; radius: number; color: string }
  /** The first letter of the brand's name, as large as the place. */
  | ({ kind: 'initial'; color: string } & Rect)

/** Text begins at its place's side, or stands in its middle. */
export type Align = 'start' | 'center' | 'end'

/** Where everything stands on a card, in its own pixels, for text that is read from left to right. */
export type PlacedCard = {
  ground: string
  /** The part of the picture that shows: a rectangle, with round corners up to a circle. */
  picture: (Rect & { radius: number }) | null
  shapes: Shape[]
  kicker: {
    left: number
    top: number
    width: number
    size: number
    align: Align
    color: string
    /** A short line before it, or a field around it. */
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
  /** The row of logo and name; `ground` is what it stands on. */
  brand: Rect & { align: Align; ground: string; ink: string; mark: { fill: string; ink: string } }
}

export type LayoutInput = {
  format: CardFormat
  width: number
  height: number
  colors: CardColors
  withPicture: boolean
  withKicker: boolean
  /** How much of its box the title takes, once that is known; a picture takes what is left. */
  titleHeight?: number
}

/** A way to lay out a card. Pure; called again with the title's height when that is known. */
export type Layout = (input: LayoutInput) => PlacedCard

/** Measures of a format that the rest of a layout follows from. */
export const measuresOf: Record<
  CardFormat,
  {
    margin: number
    small: number
    row: number
    smallest: number
    mostLines: number
    largest: number
    beside: number
  }
> = {
  square: { margin: 88, small: 27, row: 68, smallest: 44, mostLines: 9, largest: 210, beside: 126 },
  portrait: { margin: 88, small: 28, row: 72, smallest: 46, mostLines: 11, largest: 230, beside: 138 },
  wide: { margin: 62, small: 22, row: 54, smallest: 32, mostLines: 8, largest: 144, beside: 98 },
  landscape: { margin: 94, small: 29, row: 74, smallest: 46, mostLines: 9, largest: 204, beside: 146 },
}

export const isUpright = ({ width, height }: { width: number; height: number }): boolean => height >= width

/** What a line above a title takes of the height, with the gap below it. */
export const kickerHeight = (small: number, withKicker: boolean): number => (withKicker ? small * 2.75 : 0)

/** The height of a picture above a title: its own and what the title leaves, up to a share of the card. */
export function grown(own: number, most: number, box: number, titleHeight: number | undefined): number {
  if (titleHeight === undefined) return own
  return Math.round(Math.max(own, Math.min(most, own + box - titleHeight)))
}
