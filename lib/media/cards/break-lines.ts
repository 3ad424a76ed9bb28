export type LineMeasure = {
  /** The longest line, in multiples of the letters' size. */
  width: number
  /** Whether a word wider than a line may be parted. */
  parting: boolean
  /** How wide a text is at a size of one. */
  widthOf: (text: string) => number
}

/** A word, or a part of one that has a hyphen or slash. */
export type Piece = { text: string; width: number; gap: '' | ' ' }

/** A text in the pieces of which lines are made, each with its width. */
export function piecesOf(text: string, widthOf: LineMeasure['widthOf']): Piece[] {
  return text
    .split(/ +/)
    .flatMap((word) =>
      word.split(/(?<=[\p{L}\p{N}]{2}[-–—/])(?=[\p{L}\p{N}]{2})/u).map((piece, at) => ({
        text: piece,
        width: widthOf(piece),
        gap: at === 0 ? (' ' as const) : ('' as const),
      })),
    )
    .filter((piece) => piece.text !== '')
}

/** The lines that pieces fill at a width; undefined when one is too wide and may not be parted. Pure. */
export function breakLines(pieces: Piece[], measure: LineMeasure): string[] | undefined {
  const { width, parting, widthOf } = measure
  const space = widthOf(' ')
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
      used = widthOf(line)
      lines.push(...rows)
    } else return undefined
  }
  return [...lines, line].filter((row) => row !== '')
}

/** Fills lines with a word too wide for one, the first from where the line already is. */
function partWord(begun: string, word: string, { width, widthOf }: LineMeasure): string[] {
  const rows: string[] = []
  let row = begun
  let rest = word
  while (widthOf(row + rest) > width) {
    const available = width - widthOf(row)
    const at = syllableWithin(rest, available - widthOf('-'), widthOf)
    if (at > 0) {
      rows.push(`${row}${rest.slice(0, at)}-`)
      rest = rest.slice(at)
    } else if (row === '') {
      const letters = lettersWithin(rest, available, widthOf)
      rows.push(letters)
      rest = rest.slice(letters.length)
    } else rows.push(row.trimEnd())
    row = ''
  }
  return [...rows, row + rest]
}

/** As many letters of a word as fit, one at least. */
function lettersWithin(word: string, available: number, widthOf: (text: string) => number): string {
  let [taken, used] = ['', 0]
  for (const letter of word) {
    used += widthOf(letter)
    if (used > available && taken !== '') break
    taken += letter
  }
  return taken
}

const vowel = '[aeiouyäöüáàâãéèêëíìîïóòôõúùûåæøœаеёиоуыэюяαεηιουω]'
const onset = new RegExp(`(?:sch|ch|ck|ph|th|qu|\\p{L})${vowel}`, 'iuy')

/**
 * Where within the available width a word may be parted, as far on as it goes: after a German linking "s", or else before the last
 * consonant ahead of a vowel, as it is spoken in German and mostly in English, with three letters at least on either side; 0
 * when there is none.
 */
function syllableWithin(word: string, available: number, widthOf: (text: string) => number): number {
  if (available <= 0) return 0
  const most = lettersWithin(word, available, widthOf).length
  const places = Array.from({ length: most }, (_, index) => most - index).filter(
    (at) => /^\p{L}{3}/u.test(word.slice(at, at + 3)) && /\p{L}{3}$/u.test(word.slice(at - 3, at)),
  )
  // A seam of two words is worth a shorter line.
  const seam = places.find((at) => at >= most * 0.55 && linkedBy.test(word.slice(0, at)))
  return seam ?? places.find((at) => isSyllable(word, at)) ?? 0
}

function isSyllable(word: string, at: number): boolean {
  const before = word.slice(0, at)
  onset.lastIndex = at
  if (!onset.test(word) || isVowel.test(word.charAt(at)) || !hasVowel.test(before)) return false
  return !cluster.test(word.slice(at - 1, at + 1)) && !linkedBy.test(word.slice(0, at + 1))
}

const isVowel = new RegExp(`^${vowel}$`, 'iu')
const hasVowel = new RegExp(`${vowel}\\p{L}*$`, 'iu')
// The "s" that links German words belongs to the first of them.
const linkedBy = /(?:ung|heit|keit|schaft|ität|ion|tag|fahrt|ling|tum)s$/iu
// Letters that stand for one sound.
const cluster = /^(?:sc|ch|ck|ph|th|qu)$/i
