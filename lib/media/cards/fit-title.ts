import { breakLines, type LineMeasure, type Piece, piecesOf } from './break-lines'

export type TitleBox = {
  width: number
  height: number
  /** Sizes of the letters to choose from, in pixels. */
  largest: number
  smallest: number
  mostLines: number
}
export type FittedTitle = { lines: string[]; size: number; lineHeight: number; shortened: boolean }

/** Lines of a title stand this close. */
const leading = 1.12

/**
 * Sets a title into a box: the largest letters with which it fits, its lines about as long as each other. Long words are first
 * set smaller, then parted at syllables; what fits not even in the smallest letters ends in an ellipsis after a word. Takes
 * a text in one line and how wide a text is at a size of one. Pure.
 */
export function fitTitle(text: string, box: TitleBox, widthOf: (text: string) => number): FittedTitle {
  const pieces = piecesOf(text, widthOf)
  const whole = pieces.reduce((sum, piece) => sum + piece.width, 0)
  // Words of about 23 letters, such as German is full of, make a title smaller; only longer ones are parted.
  const partedFrom = Math.max(box.smallest, box.width / 12.9)
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const measure = { width: box.width / size, parting: size <= partedFrom, widthOf }
    if (whole > measure.width * mostLines(box, size)) continue
    const lines = breakLines(pieces, measure)
    if (!lines || lines.length > mostLines(box, size)) continue
    return { lines: balanced(pieces, lines, measure), size, lineHeight: size * leading, shortened: false }
  }
  const size = box.smallest
  const most = mostLines(box, size)
  const measure = { width: box.width / size, parting: true, widthOf }
  const lines = breakLines(pieces, measure) ?? []
  return {
    lines: [...lines.slice(0, most - 1), shorten(`${lines[most - 1] ?? ''} …`, measure)],
    size,
    lineHeight: size * leading,
    shortened: true,
  }
}

/** One line of a text: whole when it fits, else up to a word, with an ellipsis. */
export function shorten(text: string, { width, widthOf }: Pick<LineMeasure, 'width' | 'widthOf'>): string {
  const words = text.split(' ')
  if (words.at(-1) !== '…' && widthOf(text) <= width) return text
  const cut = (line: string) => `${line.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
  if (words.at(-1) === '…') words.pop()
  for (let kept = words.length; kept > 0; kept--) {
    const line = cut(words.slice(0, kept).join(' '))
    if (widthOf(line) <= width) return line
  }
  const letters = [...(words[0] ?? '')]
  while (letters.length > 1 && widthOf(cut(letters.join(''))) > width) letters.pop()
  return cut(letters.join(''))
}

const mostLines = (box: TitleBox, size: number): number =>
  Math.max(1, Math.min(box.mostLines, Math.floor(box.height / (size * leading))))

/** The same number of lines, as narrow as that allows: no word is left alone on the last one. */
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
