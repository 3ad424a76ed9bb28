/** Stands for a mark that belongs to a sentence. It has the same length, so that positions stay the same. */
export const markPlaceholder = '\uE000'
const sentenceEndPattern = /[.!?:;…|][)"'”“«»’*_]{0,4}$/u
const entry = /^\s{0,20}(?:[-+*]|\d{1,9}[.)])\s/

const deep = /^(?:\s{0,9}(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){20}/

/**
 * Limits how deep quotes and lists are nested: on a line that begins with 20 or more of their marks, all of these
 * become spaces. Positions stay the same.
 */
export const limitNesting = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) =>
      deep.test(line) ? line.replace(/^[\s>+*\-\d.)]+/, (marks) => ' '.repeat(marks.length)) : line,
    )
    .join('\n')

const maxMarks = 300

/**
 * Limits Markdown to 300 of each mark per paragraph, since the parser compares each with all before it. Positions
 * stay the same.
 */
export const limitMarks = (markdown: string): string =>
  markdown
    .split(/(\n[^\S\n]{0,9}\n)/)
    .map((paragraph) => {
      if (paragraph.length <= maxMarks) return paragraph
      const counts = new Map<string, number>()
      return paragraph.replace(/[\]*_~`]/g, (mark) => {
        const count = (counts.get(mark) ?? 0) + 1
        counts.set(mark, count)
        return count > maxMarks ? markPlaceholder : mark
      })
    })
    .join('')

/**
 * "Schmied*in", "eine*n", "Kund*innen": the star joins two forms of a word and marks no emphasis. In "*Faust*s" it
 * ends one. In addresses and code it stays.
 */
const genderStarPattern =
  /(?<=\p{L})\*(?:(?=(?:in|innen|n|r)(?!\p{L}))|(?<!(?<![\p{L}\p{N}*])\*[^*\s]{1,40}\*)(?=(?:e|er|en|m|s|x)(?!\p{L})))(?<!(?:\/\/|\]\(|`)[^\s`)]{0,200})/gu

/** Keeps gender stars from being read as emphasis. Positions stay the same. */
export const replaceGenderStars = (markdown: string): string =>
  markdown.includes('*') ? markdown.replace(genderStarPattern, markPlaceholder) : markdown

const quoteMark = /^(?: {0,3}> ?)+/

/** Returns a line without the marks of the given quote; undefined if it is not in that quote. */
const withoutQuote = (line: string | undefined, quoted: string): string | undefined =>
  line?.startsWith(quoted) ? line.slice(quoted.length) : undefined

/**
 * Keeps a dash, plus, star or number from beginning a list if it begins its line only because a sentence was
 * wrapped there: the previous line is prose without an end, and no further entry follows. The text keeps its
 * length.
 */
export function replaceWrappedListMarks(markdown: string): string {
  const lines = markdown.split('\n')
  return lines
    .map((line, at) => {
      const quoted = quoteMark.exec(line)?.[0] ?? ''
      const words = line.slice(quoted.length)
      const before = withoutQuote(lines[at - 1], quoted)
      if (before === undefined || before.trim() === '' || !/^\s{0,3}(?:[-+*]|1[.)])\s+\S/.test(words))
        return line
      if (
        entry.test(before) ||
        sentenceEndPattern.test(before.trim()) ||
        /^\s{0,3}(?:#{1,6}\s|>|```|~~~|\|)/.test(before)
      )
        return line
      if (lines.slice(at + 1, at + 4).some((next) => entry.test(withoutQuote(next, quoted) ?? '')))
        return line
      if (continuesList(lines, at)) return line
      const mark = quoted.length + words.search(/\S/)
      return `${line.slice(0, mark)}${markPlaceholder}${line.slice(mark + 1)}`
    })
    .join('\n')
}

/**
 * Whether the previous line is the indented continuation of an entry, which begins with the same mark a few lines
 * above.
 */
function continuesList(lines: readonly string[], at: number): boolean {
  const [, indent = '', mark = ''] = /^(\s{0,3})([-+*])\s/.exec(lines[at] ?? '') ?? []
  if (mark === '') return false
  for (let back = at - 1; back >= 0 && at - back < 5; back--) {
    const line = lines[back] ?? ''
    if (line.startsWith(`${indent}${mark} `)) return back < at - 1
    if (!line.startsWith(`${indent}  `) || line.trim() === '') return false
  }
  return false
}
