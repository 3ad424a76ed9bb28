import { escapeInline, escapeLine } from '@/lib/text/escape-markdown'
import { readMarkdownAddress } from '@/lib/text/web-address'
import { getObject, getText, isTrue, pieceText } from './get-values'
import { type RichTextMark, type Run, writeRuns } from './write-runs'

const notion = 'https://www.notion.so/'

type Piece = { written: string; code: boolean; marks: ReadonlySet<RichTextMark>; href: string | undefined }

/**
 * Converts Notion's rich text to Markdown for the inside of a paragraph. Special characters in the text are
 * escaped; colors and underlines have no Markdown equivalent and are dropped. A line break stays one and an empty
 * line separates paragraphs, unless everything must fit on one line.
 */
export function richTextToMarkdown(
  pieces: unknown[],
  options: { oneLine?: boolean; table?: boolean } = {},
): string {
  const lines = linesOf(pieces).map((line) => writeLine(line, options.table === true))
  if (options.oneLine) return lines.filter((line) => line !== '').join(' ')
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line !== '') paragraphs.at(-1)?.push(line)
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([])
  }
  return paragraphs
    .map((paragraph) => paragraph.join('\\\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Returns a code span for any text; in tables, a pipe would end the cell even inside code. */
function codeSpan(content: string, table = false): string {
  const line = content.replace(/\s+/g, ' ').trim()
  const fence = '`'.repeat(longestRun(line) + 1)
  const padded = /^`|`$/.test(line) ? ` ${line} ` : line
  return `${fence}${table ? padded.replaceAll('|', '\\|') : padded}${fence}`
}

/** Returns the length of the longest run of backticks. */
export const longestRun = (content: string): number =>
  (content.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)

/**
 * Splits the pieces into lines. Merges pieces that look alike: Notion splits text where colors and comments start.
 */
function linesOf(pieces: unknown[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    const look = lookOf(piece)
    for (const [at, written] of pieceText(piece)
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .entries()) {
      if (at > 0) lines.push([])
      const before = lines.at(-1)?.at(-1)
      if (before && alike(before, look)) before.written += written
      else lines.at(-1)?.push({ written, ...look })
    }
  }
  return lines
}

function lookOf(piece: unknown): Omit<Piece, 'written'> {
  const annotations = getObject(piece, 'annotations')
  const marks = (['bold', 'italic', 'strikethrough'] as const).filter((name) => isTrue(annotations, name))
  return {
    code: isTrue(annotations, 'code') || getText(piece, 'type') === 'equation',
    marks: new Set(marks),
    href: hrefOf(piece),
  }
}

const alike = (one: Omit<Piece, 'written'>, other: Omit<Piece, 'written'>): boolean =>
  one.code === other.code &&
  one.href === other.href &&
  one.marks.size === other.marks.size &&
  [...one.marks].every((mark) => other.marks.has(mark))

function hrefOf(piece: unknown): string | undefined {
  const href = getText(piece, 'href') || getText(getObject(getObject(piece, 'text'), 'link'), 'url')
  if (/^mailto:[^\s()<>]+$/i.test(href)) return href
  return href === '' ? undefined : readMarkdownAddress(href, notion)
}

function writeLine(line: Piece[], table: boolean): string {
  const runs: Run[] = []
  for (const { written, code, marks, href } of line) {
    const core = written.trim()
    const blank: Run = { shown: ' ', marks: new Set(), href: undefined }
    const addBlank = () => {
      if (runs.at(-1)?.shown !== ' ') runs.push({ ...blank })
    }
    if (core === '') {
      if (written !== '') addBlank()
      continue
    }
    if (/^\s/.test(written)) addBlank()
    // More characters have a meaning at the start of a line than elsewhere, whatever marks come first.
    const begins = !table && runs.every((run) => run.shown === ' ')
    const shown = code ? codeSpan(core, table) : begins ? escapeLine(core) : escapeInline(core)
    runs.push({ shown, marks, href })
    if (/\s$/.test(written)) addBlank()
  }
  return writeRuns(withBlanksOutside(runs))
}

/** Gives a space the marks and the link that both its neighbors share: marks must not start or end at a space. */
function withBlanksOutside(runs: Run[]): Run[] {
  const from = runs[0]?.shown === ' ' ? 1 : 0
  const inner = runs.slice(from, runs.at(-1)?.shown === ' ' ? -1 : undefined)
  return inner.map((run, at) => {
    const [before, after] = [inner[at - 1], inner[at + 1]]
    if (run.shown !== ' ' || !before || !after) return run
    return {
      shown: ' ',
      marks: new Set([...before.marks].filter((mark) => after.marks.has(mark))),
      href: before.href === after.href ? before.href : undefined,
    }
  })
}
