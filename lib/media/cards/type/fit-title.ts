import { breakLines, type LineMeasure, type Piece, splitIntoPieces } from './break-lines'
import { isBicameral } from './scripts'
import type { SetLine, Typesetter } from './typesetter'

export type TitleBox = {
  width: number
  height: number
  /** The range of font sizes to choose from, in pixels. */
  maxSize: number
  minSize: number
  maxLines: number
}

/**
 * A title set in lines. Sizes and heights are in pixels; the block's height reaches from the top of the first
 * line's ink to the bottom of the last line's.
 */
export type FittedTitle = {
  lines: string[]
  set: SetLine[]
  size: number
  lineHeight: number
  /** From the top of the block to the baseline of the first line. */
  ascent: number
  height: number
  shortened: boolean
}

/**
 * Minimum line spacing: lines are as far apart as their letters are tall. Scripts without capitals need more space
 * to be readable, and their marks reach further.
 */
const computeLeading = (text: string, tall: number): number =>
  isBicameral(text) ? Math.max(1.12, tall) : Math.max(1.26, tall + 0.1)
/** The height of a capital, so that titles without marks above their letters start at the same height. */
const capital = 0.7

/**
 * Fits a title into a box: the largest font size at which it fits, with lines of about equal length. Long words are
 * first set smaller, then hyphenated by the rules of their language; a text that does not fit even at the smallest
 * size ends in an ellipsis after a word. Takes a single-line text and its typesetter. Everything drawn lies within
 * the box.
 */
export function fitTitle(text: string, box: TitleBox, setter: Typesetter): FittedTitle {
  const pieces = splitIntoPieces(text, setter)
  const whole = pieces.reduce((sum, piece) => sum + piece.width, 0)
  const rise = computeLeading(text, measureHeight(setter.setLine(text)))
  // Words of up to about 23 letters, common in German, make a title smaller; only longer ones are hyphenated.
  const partedFrom = Math.max(box.minSize, box.width / 12.9)
  let best: FittedTitle | undefined
  let chosen: FittedTitle | undefined
  let bestScore = 0
  for (let size = box.maxSize; size >= Math.max(box.minSize, (best?.size ?? 0) * slack); size -= 2) {
    const measure = { width: box.width / size, parting: size <= partedFrom, setter }
    const most = maxLines(box, size, rise)
    if (most === 0 || whole > measure.width * most) continue
    const lines = breakLines(pieces, measure)
    if (!lines || lines.length > most) continue
    const fitted = setLines(balanced(pieces, lines, measure), { size, rise, shortened: false }, setter)
    if (!isWithin(fitted, box)) continue
    const score = size * (1 - raggedness(fitted))
    if (best && score <= bestScore) continue
    best ??= fitted
    bestScore = score
    chosen = fitted
  }
  if (chosen) return chosen
  const size = box.minSize
  const most = Math.max(1, maxLines(box, size, rise))
  const measure = { width: box.width / size, parting: true, setter }
  const lines = breakLines(pieces, measure) ?? []
  const kept =
    lines.length <= most
      ? lines
      : [...lines.slice(0, most - 1), shorten(`${lines[most - 1] ?? ''} …`, measure)]
  const fitted = setLines(kept, { size, rise, shortened: lines.length > most }, setter)
  return isWithin(fitted, box) ? fitted : scaled(fitted, box)
}

/** How much smaller the font may get in exchange for more even lines. */
const slack = 0.84

/**
 * How uneven the lines are: 0 if all are as long as the longest. The last line counts half; each hyphenated line
 * adds to the result.
 */
function raggedness({ set, lines }: FittedTitle): number {
  const longest = Math.max(...set.map(({ width }) => width))
  const short = set.map(({ width }, at) => (1 - width / longest) * (at === set.length - 1 ? 0.5 : 1))
  const parted = lines.filter((line) => /\p{L}-$/u.test(line)).length
  return 0.4 * (short.reduce((sum, one) => sum + one, 0) / set.length) + 0.12 * parted
}

const measureHeight = ({ ink }: SetLine): number => ink.top - ink.bottom

const isWithin = ({ set, size, height }: FittedTitle, box: TitleBox): boolean =>
  height <= box.height &&
  set.every(({ width, ink }) => Math.max(width, ink.right - ink.left) * size <= box.width)

/** Scales down the rare title whose marks reach beyond the box. */
function scaled(fitted: FittedTitle, box: TitleBox): FittedTitle {
  const widest = Math.max(
    ...fitted.set.map(({ width, ink }) => Math.max(width, ink.right - ink.left) * fitted.size),
  )
  const share = Math.min(1, box.width / widest, box.height / fitted.height)
  const { size, lineHeight, ascent, height } = fitted
  return {
    ...fitted,
    size: size * share,
    lineHeight: lineHeight * share,
    ascent: ascent * share,
    height: height * share,
  }
}

function setLines(
  lines: string[],
  { size, rise, shortened }: { size: number; rise: number; shortened: boolean },
  { setLine }: Typesetter,
): FittedTitle {
  const set = lines.map(setLine)
  const ascent = Math.max(capital, set[0]?.ink.top ?? 0)
  const descent = Math.max(0, -(set.at(-1)?.ink.bottom ?? 0))
  const height = (ascent + rise * (lines.length - 1) + descent) * size
  return { lines, set, size, lineHeight: rise * size, ascent: ascent * size, height, shortened }
}

/** Shortens a text to one line: unchanged if it fits, otherwise cut after a word, with an ellipsis. */
export function shorten(
  text: string,
  { width, setter: { widthOf } }: { width: number; setter: Pick<Typesetter, 'widthOf'> },
): string {
  const words = text.split(' ')
  if (words.at(-1) !== '…' && widthOf(text) <= width) return text
  const cut = (line: string) => `${line.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
  if (words.at(-1) === '…') words.pop()
  for (let kept = words.length; kept > 0; kept--) {
    const line = cut(words.slice(0, kept).join(' '))
    if (widthOf(line) <= width) return line
  }
  const letters = [...clusters.segment(words[0] ?? '')].map(({ segment }) => segment)
  while (letters.length > 1 && widthOf(cut(letters.join(''))) > width) letters.pop()
  return cut(letters.join(''))
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const maxLines = (box: TitleBox, size: number, rise: number): number =>
  Math.min(box.maxLines, Math.max(0, Math.floor((box.height / size - (rise - 0.12)) / rise) + 1))

/**
 * Makes the lines as narrow as possible without adding a line, so that the last one is not left with a single word.
 */
function balanced(pieces: Piece[], lines: string[], measure: LineMeasure): string[] {
  const parted = (setting: string[]) => setting.filter((line) => /\p{L}-$/u.test(line)).length
  let best = lines
  for (let share = 0.97; share >= 0.55; share -= 0.03) {
    const tried = breakLines(pieces, { ...measure, width: measure.width * share })
    if (!tried || tried.length > lines.length || parted(tried) > parted(lines)) break
    best = tried
  }
  return best
}
