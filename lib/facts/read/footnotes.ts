/** A mark after a word that refers to text elsewhere: "* † ¹ 1)". */
const footnoteMarkPattern = /(?<=[\p{L}\p{N}.,!?)%€$£"”“])(\*{1,3}|[†‡]|[¹²³⁴⁵⁶⁷⁸⁹])(?![\p{L}\p{N}*])/gu
/** "m²", "CO²": part of a unit or formula. */
const unitExponentPattern = /(?:(?<!\p{L})(?:[cdkm]?m|µm|ft|in|CO|[\p{L}µ]{0,3}\/m)|\d)$/u

/** "4* hotel": a rating. */
const ratingPattern = /(?:^|[\s(])[1-7]$/u

/** A footnote of a text: its mark, and where its text begins and ends in the source, including the mark. */
export type Footnote = { mark: string; from: number; until: number }

/** Returns the footnote marks in a text, each once. Pure. */
export const findFootnoteMarks = (text: string): string[] => {
  if (!/[*†‡¹²³⁴⁵⁶⁷⁸⁹]/u.test(text)) return []
  const found = [...text.matchAll(footnoteMarkPattern)].filter(({ 1: mark = '', index }) => {
    const before = text.slice(Math.max(0, index - 8), index)
    if (mark.startsWith('*')) return !ratingPattern.test(before)
    return !/[¹²³⁴⁵⁶⁷⁸⁹]/u.test(mark) || !unitExponentPattern.test(before)
  })
  return [...new Set(found.map(([, mark = '']) => mark))]
}

/** The mark at the beginning of a footnote's text: "*not Sundays", "¹ Gilt für", "1) Ausgenommen". */
const leadingMarkPattern =
  /^\s{0,3}\\?(\*{1,3}|[†‡]|[¹²³⁴⁵⁶⁷⁸⁹](?=[)\s\p{L}]))[)⁾]?[^\S\n]?(?=[\p{L}\p{N}„“"(€$£])/u
/** "¹ *Gilt für …*": the note is in italics. */
const emphasisAfterMarkPattern = /^(\s{0,3}[†‡¹²³⁴⁵⁶⁷⁸⁹][)⁾]?[^\S\n]?)[*_]{1,3}(?=[\p{L}\p{N}])/u
const numberedNotePattern = /^\s{0,3}\(?([1-9])\\?\)[^\S\n](?=\p{L})/u
const superscripts = '¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Returns the footnotes of a Markdown text, in order. A line is a footnote if it begins with a mark that follows a
 * word earlier in the text, and is neither one of several list entries nor in italics. Takes the source; pure,
 * linear in its length.
 */
export function findFootnotes(source: string): Footnote[] {
  if (!/[*†‡¹²³⁴⁵⁶⁷⁸⁹]/u.test(source)) return []
  const found: Footnote[] = []
  const used = new Set<string>()
  let from = 0
  const lines = source.split('\n')
  const isBullet = (line: string | undefined): boolean => /^\s{0,3}\*\s/u.test(line ?? '')
  const isNumber = (line: string | undefined): boolean => numberedNotePattern.test(line ?? '')
  for (const [at, line] of lines.entries()) {
    const until = from + line.length
    const [begin = '', mark = ''] =
      leadingMarkPattern.exec(line.replace(emphasisAfterMarkPattern, '$1')) ?? []
    const number = numberedNotePattern.exec(line)?.[1]
    const superscript = number === undefined ? undefined : superscripts[Number(number) - 1]
    const isOneOfList = (isOne: typeof isBullet): boolean => isOne(lines[at - 1]) || isOne(lines[at + 1])
    // "*in italics*", "**Free advice** is given …": the mark is closed on the same line.
    const isEmphasis = mark.startsWith('*') && !begin.includes('\\') && line.indexOf(mark, begin.length) > 0
    if (
      mark !== '' &&
      used.has(mark) &&
      !isEmphasis &&
      !(mark === '*' && /\s$/u.test(begin) && isOneOfList(isBullet))
    )
      found.push({ mark, from, until })
    else if (superscript !== undefined && used.has(superscript))
      found.push({ mark: superscript, from, until })
    else {
      const before = found.at(-1)
      const isWithin =
        before !== undefined && before.until === from - 1 && line.trim() !== '' && !isNumber(line)
      if (isWithin) before.until = until
      else {
        for (const one of findMarksInLine(line)) used.add(one)
        const within = findInlineFootnote(line, used)
        if (within) found.push({ mark: within.mark, from: from + within.at, until })
      }
    }
    from = until + 1
  }
  return found
}

/** The footnote marks of a line, without the asterisks of italics or bold. */
function findMarksInLine(line: string): string[] {
  const marks = findFootnoteMarks(line.replaceAll('\\', ''))
  const runs = line.replace(/^\s{0,3}[*+-]\s/u, '').match(/\*+/gu) ?? []
  return runs.length % 2 === 0 && !line.includes('\\*')
    ? marks.filter((mark) => !mark.startsWith('*') || (mark === '*' && line.includes('. *')))
    : marks
}

/** "Sale ends 14 April. *Excludes clearance items": a footnote after the sentences it belongs to. */
function findInlineFootnote(
  line: string,
  used: ReadonlySet<string>,
): { mark: string; at: number } | undefined {
  const found = /(?<=[.!?][^\S\n])\\?(\*{1,3}|[†‡]|[¹²³⁴⁵⁶⁷⁸⁹])[^\S\n]?(?=\p{Lu})/u.exec(line)
  const mark = found?.[1]
  if (!found || mark === undefined || !used.has(mark)) return undefined
  // An asterisk that is closed later in the line is emphasis, not a mark.
  return mark.startsWith('*') && line.indexOf(mark, found.index + found[0].length) > 0
    ? undefined
    : { mark, at: found.index }
}

/** Returns the length of the mark at the beginning of a footnote's text, in UTF-16 units. Pure. */
export const getMarkLength = (text: string): number =>
  /^\\?(?:\*{1,3}|[†‡]|[¹²³⁴⁵⁶⁷⁸⁹]|\(?[1-9]\))[)⁾]?\s?/u.exec(text)?.[0].length ?? 0
