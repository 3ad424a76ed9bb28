import { findHyphenationPoints } from './find-hyphenation-points'
import type { Typesetter } from './typesetter'

export type LineMeasure = {
  /** The maximum line width, in multiples of the font size. */
  width: number
  /** Whether a word wider than a line may be split. */
  parting: boolean
  setter: Pick<Typesetter, 'widthOf' | 'language'>
}

/** A word, or a part of a word after which a line may end. */
export type Piece = { text: string; width: number; gap: '' | ' ' }

/** Splits a text into the pieces from which lines are built, each with its width. */
export function splitIntoPieces(text: string, { widthOf, language }: LineMeasure['setter']): Piece[] {
  return text
    .split(/ +/)
    .flatMap((word) =>
      partsOfWord(word, language).map((piece, at) => ({
        text: piece,
        width: widthOf(piece),
        gap: at === 0 ? (' ' as const) : ('' as const),
      })),
    )
    .filter((piece) => piece.text !== '')
}

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const segmenters = new Map<string, Intl.Segmenter>()

/** Splits a word where a line may end: after a hyphen or slash, and between words written without a space. */
function partsOfWord(word: string, language: string | null): string[] {
  if (!unspaced.test(word)) return word.split(/(?<=[\p{L}\p{N}]{2}[-–—/])(?=[\p{L}\p{N}]{2})/u)
  const locale = /\p{Script=Thai}/u.test(word)
    ? 'th'
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) || language === 'ja'
      ? 'ja'
      : 'zh'
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, segmenter)
  const parts: string[] = []
  for (const { segment } of segmenter.segment(word)) {
    const last = parts.at(-1)
    if (last !== undefined && (mustJoin(last, segment) || (locale === 'ja' && isSuffix(last, segment))))
      parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}

/**
 * No line begins with closing punctuation, a small kana, a long-vowel mark or a Thai mark, and none ends with an
 * opening bracket.
 */
const neverFirst =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！‥…!?,.:;%％‰°℃々〻ゝゞヽヾーｰ～〜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿๆฯ"'’”]/u
const neverLast = /[\p{Ps}\p{Pi}¥￥$＄£#＃“‘]$/u
/** Particles and endings stay with their word, as far as the characters tell. */
const ending = /^\p{Script=Hiragana}{1,3}$/u

const mustJoin = (before: string, after: string): boolean =>
  neverFirst.test(after) ||
  neverLast.test(before) ||
  (ending.test(after) && /[\p{L}\p{N}]$/u.test(before) && before.length < 8) ||
  // A number and its unit, or a number and what is attached to it without a space.
  (/\p{N}$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) && after.length < 3)

/** A single Han character after others usually ends a Japanese word. */
const isSuffix = (before: string, after: string): boolean =>
  /^\p{Script=Han}$/u.test(after) && /\p{Script=Han}$/u.test(before) && before.length < 6

/** Fills lines of a given width with pieces; undefined if a piece is too wide and may not be split. */
export function breakLines(pieces: Piece[], measure: LineMeasure): string[] | undefined {
  const { width, parting, setter } = measure
  const space = setter.widthOf(' ')
  const lines: string[] = []
  let [line, used] = ['', 0]
  for (const piece of pieces) {
    const gap = line === '' ? '' : piece.gap
    const joined = used + (gap === '' ? 0 : space) + piece.width
    if (joined <= width) {
      line += gap + piece.text
      used = joined
    } else if (piece.width <= width) {
      lines.push(line)
      line = piece.text
      used = piece.width
    } else if (parting) {
      const rows = partWord(`${line}${gap}`, piece.text, measure)
      line = rows.pop() ?? ''
      used = setter.widthOf(line)
      lines.push(...rows)
    } else return undefined
  }
  return [...lines, line].filter((row) => row !== '')
}

/** Fills lines with a word that is too wide for one, starting with what is already on the current line. */
function partWord(begun: string, word: string, { width, setter }: LineMeasure): string[] {
  const { widthOf, language } = setter
  const rows: string[] = []
  let row = begun
  let rest = word
  let points = findHyphenationPoints(word, language)
  while (widthOf(row + rest) > width) {
    const fitting = points.filter((point) => widthOf(`${row}${rest.slice(0, point)}-`) <= width)
    const at = fitting.findLast((point) => isSeam(rest, point, fitting.at(-1) ?? 0)) ?? fitting.at(-1) ?? 0
    if (at > 0) {
      rows.push(`${row}${rest.slice(0, at)}-`)
      rest = rest.slice(at)
      points = points.flatMap((point) => (point > at ? point - at : []))
    } else if (row === '') {
      const letters = lettersWithin(rest, width, widthOf)
      rows.push(letters)
      rest = rest.slice(letters.length)
      points = points.flatMap((point) => (point > letters.length ? point - letters.length : []))
    } else rows.push(row.trimEnd())
    row = ''
  }
  return [...rows, row + rest]
}

/** Among the hyphenation points that the language allows, one after a German linking "s" is worth a shorter line. */
const isSeam = (word: string, point: number, furthest: number): boolean =>
  point >= furthest * 0.5 &&
  /(?:ung|heit|keit|schaft|ität|ion|tag|fahrt|ling|tum)s$/iu.test(word.slice(0, point))

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As many whole letters of a word, with their marks, as fit; at least one. */
function lettersWithin(word: string, available: number, widthOf: (text: string) => number): string {
  let taken = ''
  for (const { segment } of clusters.segment(word)) {
    if (taken !== '' && (widthOf(taken + segment) > available || neverLast.test(taken))) break
    taken += segment
  }
  return taken
}
