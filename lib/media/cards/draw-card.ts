import { getInitials } from '@/lib/media/initials'
import type { CardTexts } from './card-words'
import type { Align, PlacedCard, Rect, Shape } from './layouts/card-layout'
import type { CardLogo } from './prepare-logo'
import { type FittedTitle, shorten } from './type/fit-title'
import type { CardWeight } from './type/font-files'
import { isBicameral } from './type/scripts'
import type { SetLine, Typesetter } from './type/typesetter'

/** A line of text on a card, in pixels: where its ink begins, and its baseline. */
export type DrawnLine = { set: SetLine; left: number; baseline: number; size: number; color: string }

/** Everything on a card, with its position. `texts` are separate so that they can be measured. */
export type DrawnCard = {
  width: number
  height: number
  ground: string
  picture: PlacedCard['picture']
  shapes: Exclude<Shape, { kind: 'initial' }>[]
  /** Outlines of a letter used as an ornament, behind all texts. */
  ornaments: DrawnLine[]
  texts: DrawnLine[]
  logo: (Rect & { png: Buffer }) | null
}

export type SetText = (text: string, weight: CardWeight, spacing?: number) => Typesetter

type CardParts = {
  words: CardTexts
  fitted: FittedTitle
  placed: PlacedCard
  size: { width: number; height: number }
  setText: SetText
  logo?: CardLogo | undefined
  rightToLeft: boolean
}

/**
 * Places the texts and shapes of a card as its layout says, mirrored if its title is read from right to left. Pure.
 */
export function drawCard(parts: CardParts): DrawnCard {
  const { words, placed, size } = parts
  const drawn: DrawnCard = {
    ...size,
    ground: placed.ground,
    picture: placed.picture,
    shapes: placed.shapes.filter((shape) => shape.kind !== 'initial'),
    ornaments: placed.shapes.flatMap((shape) => (shape.kind === 'initial' ? ornament(shape, parts) : [])),
    texts: titleLines(parts),
    logo: null,
  }
  if (words.kicker !== '') addKicker(drawn, parts)
  addBrand(drawn, parts)
  return parts.rightToLeft ? mirrored(drawn) : drawn
}

/** The width of a line's ink, without side bearings, which are not part of a margin. */
const inkWidth = ({ ink }: SetLine): number => ink.right - ink.left

function lineAt(
  set: SetLine,
  place: { left: number; width: number; align: Align },
  text: { baseline: number; size: number; color: string },
): DrawnLine {
  const spare = place.width - inkWidth(set) * text.size
  const share = { start: 0, center: 0.5, end: 1 }[place.align]
  return { set, left: place.left + spare * share, ...text }
}

function titleLines({ fitted, placed: { title } }: CardParts): DrawnLine[] {
  const spare = title.height - fitted.height
  const top = title.top + spare * { top: 0, middle: 0.5, bottom: 1 }[title.anchor]
  return fitted.set.map((set, at) =>
    lineAt(set, title, {
      baseline: top + fitted.ascent + at * fitted.lineHeight,
      size: fitted.size,
      color: title.color,
    }),
  )
}

function addKicker({ shapes, texts }: DrawnCard, { words, placed: { kicker }, setText }: CardParts): void {
  const { left, top, width, size, align, color, dash, pill } = kicker
  const isPlain = isBicameral(words.kicker)
  const shown = isPlain ? words.kicker.toLocaleUpperCase() : words.kicker
  const letters = isPlain ? size : size * 1.15
  const setter = setText(shown, 600, isPlain ? 0.09 : 0)
  const padding = pill === undefined ? 0 : size * 0.75
  const before = dash === undefined ? 0 : Math.round(size * 2.15)
  const available = width - before - 2 * padding
  const set = setter.setLine(shorten(shown, { width: available / letters, setter }))
  const baseline = top + size * 0.86
  if (dash !== undefined) {
    const thick = Math.max(4, Math.round(size / 5))
    shapes.push({
      kind: 'rect',
      left,
      top: baseline - size * 0.36 - thick / 2,
      width: Math.round(size * 1.5),
      height: thick,
      color: dash,
    })
  }
  if (pill !== undefined) {
    const height = size * 1.95
    shapes.push({
      kind: 'rect',
      left,
      top: baseline - size * 0.36 - height / 2,
      width: inkWidth(set) * letters + 2 * padding,
      height,
      radius: height / 2,
      color: pill,
    })
  }
  const place = {
    left: left + before + padding,
    width: available,
    align: pill === undefined ? align : 'start',
  }
  texts.push(lineAt(set, place, { baseline, size: letters, color }))
}

/** Adds the logo, or initials in its place, and the name, unless it is already shown. */
function addBrand(drawn: DrawnCard, { words, placed: { brand }, setText, logo }: CardParts): void {
  const { left, top, width, height, align, ink, mark } = brand
  const plate = logo?.plate == null ? 0 : Math.round(height * 0.15)
  const markWidth = logo ? logo.width + 2 * plate : words.brand === '' ? 0 : height
  const size = Math.round(height * 0.44)
  const gap = height * 0.3
  const available = (width - markWidth - gap) / size
  const withoutName = words.title === '' || logo?.wordmark === true || available < 3 || words.brand === ''
  const setter = setText(words.brand, 600)
  const set = withoutName ? undefined : setter.setLine(shorten(words.brand, { width: available, setter }))
  const whole = markWidth + (set ? gap + inkWidth(set) * size : 0)
  const from = left + (width - whole) * { start: 0, center: 0.5, end: 1 }[align]
  if (logo) {
    if (logo.plate !== null)
      drawn.shapes.push({
        kind: 'rect',
        left: from,
        top,
        width: markWidth,
        height,
        radius: height * 0.18,
        color: logo.plate,
      })
    const box = { width: logo.width, height: logo.height, png: logo.png }
    drawn.logo = { ...box, left: from + plate, top: top + (height - logo.height) / 2 }
  } else if (words.brand !== '') {
    drawn.shapes.push({
      kind: 'rect',
      left: from,
      top,
      width: height,
      height,
      radius: height * 0.24,
      color: mark.fill,
    })
    const letters = lettersFor(words.brand)
    const shown = setText(letters, 700).setLine(letters)
    const letterSize = Math.min(height * 0.42, (height * 0.72) / Math.max(0.1, inkWidth(shown)))
    const middle = (shown.ink.top + shown.ink.bottom) / 2
    drawn.texts.push(
      lineAt(
        shown,
        { left: from, width: height, align: 'center' },
        { baseline: top + height / 2 + middle * letterSize, size: letterSize, color: mark.ink },
      ),
    )
  }
  if (set)
    drawn.texts.push(
      lineAt(
        set,
        { left: from + markWidth + gap, width: whole - markWidth - gap, align: 'start' },
        { baseline: top + height / 2 + size * 0.35, size, color: ink },
      ),
    )
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const firstLetter = (text: string): string =>
  clusters.segment(text)[Symbol.iterator]().next().value?.segment ?? ''

/** Letters that stand in for a missing logo: initials, or the first letter in scripts without capitals. */
function lettersFor(brand: string): string {
  if (isBicameral(brand)) return getInitials(brand)
  // A Thai vowel written before its consonant is not the first letter of the word.
  return firstLetter(brand.replace(/^[\u0E40-\u0E44\s\p{P}]+/u, ''))
}

/** The first letter of the brand's name, as large as its place allows and aligned to the place's end. */
function ornament(place: Rect & { color: string }, { words, setText }: CardParts): DrawnLine[] {
  const letter = firstLetter(lettersFor(words.brand))
  if (words.brand === '' || !/\p{L}|\p{N}/u.test(letter)) return []
  const set = setText(letter, 700).setLine(letter)
  const { top, bottom } = set.ink
  const size = Math.min(place.height / (top - bottom), place.width / inkWidth(set))
  const spare = (place.height - (top - bottom) * size) / 2
  return [
    lineAt(
      set,
      { ...place, align: 'end' },
      { baseline: place.top + Math.max(0, spare) + top * size, size, color: place.color },
    ),
  ]
}

/**
 * Mirrors a card for right-to-left text: what was on the left is now on the right. Letters and logo are not
 * mirrored themselves.
 */
function mirrored(drawn: DrawnCard): DrawnCard {
  const turn = (left: number, width: number) => drawn.width - left - width
  const line = (one: DrawnLine): DrawnLine => ({ ...one, left: turn(one.left, inkWidth(one.set) * one.size) })
  return {
    ...drawn,
    picture: drawn.picture && { ...drawn.picture, left: turn(drawn.picture.left, drawn.picture.width) },
    shapes: drawn.shapes.map((shape) => ({
      ...shape,
      left: turn(shape.left, shape.kind === 'circle' ? 0 : shape.width),
    })),
    ornaments: drawn.ornaments.map(line),
    texts: drawn.texts.map(line),
    logo: drawn.logo && { ...drawn.logo, left: turn(drawn.logo.left, drawn.logo.width) },
  }
}
