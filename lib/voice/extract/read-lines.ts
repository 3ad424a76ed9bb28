import type { Span } from '@/lib/text/span'
import { type Conversation, measureSpeechPrefix } from './detect-conversation'
import { findTickedItems } from './find-ticked-items'

export type Line = Span & {
  /** What the line is by its own markup; whether a plain line is a heading depends on its words and neighbors. */
  kind: 'blank' | 'heading' | 'bullet' | 'row' | 'text'
  /** For headings; 1 is the highest. */
  level: number
  cells: Span[]
  /** Whether someone begins to speak here. */
  spoken: boolean
}

const bullet = /^(?:[-*+•·–—‣▪◦●○✓✔✗✘❌✅×]|\(?\d{1,3}[.)]|[a-z][.)])[ \t\u00a0]+/u
/** "Q: Who reads it? A: Parents" is read without its letters. */
const asking = /^(?:\*\*)?(?:q|a|question|answer|frage|antwort)\s?\d{0,2}[a-z]?\s?[:.)](?:\*\*)?\s+/i
/** "Slide 5: Colours", "TOP 3 Words", "Re 2 (audience): …" are read without the number. */
const numbered =
  /^(?:slide|folie|top|re|zu|ad|punkt|point|item|section|abschnitt|part|teil|kapitel|chapter|page|seite|step|schritt|§|[fqs])\s?\d{1,2}[a-z]?(?:\.\d)?(?:\s?[:.)–—-])?\s+(?=[\p{L}"“„(])/iu
const underline = /^(?:={3,}|-{3,}|~{3,})$/
const maxHeadingLength = 100

/**
 * Splits a brief into lines and recognizes headings (Markdown, underlined, bold, all capitals), list items and
 * table rows by their markup. Spans contain the text without the markup. Linear time.
 */
export function readLines(text: string, talk: Conversation): Line[] {
  const lines: Line[] = []
  const separators = separatorsOf(text)
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isBreak(text.charCodeAt(at))) continue
    const line = readLine(text, start, at, talk, separators)
    const before = lines.at(-1)
    const words = text.slice(line.from, Math.min(line.until, line.from + maxHeadingLength))
    if (underline.test(words) && line.until - line.from <= maxHeadingLength) {
      if (before?.kind === 'text' && before.until - before.from <= maxHeadingLength) {
        before.kind = 'heading'
        before.level = words.startsWith('=') ? 1 : 2
      }
      line.kind = 'blank'
    }
    lines.push(line)
    start = at + 1
  }
  return lines
}

/** The separators that split the lines of a text into cells of tables without a frame: ";" as in CSV, or "|". */
function separatorsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const sign of [';', '|']) {
    const counts = new Map<number, number>()
    for (const line of text.split('\n', 5_000)) {
      if (line.startsWith('|')) continue
      const count = line.slice(0, 1_000).split(sign).length
      if (count > 2) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    if ([...counts.values()].some((count) => count > 2)) found.add(sign)
  }
  return found
}

function readLine(
  text: string,
  start: number,
  end: number,
  talk: Conversation,
  separators: ReadonlySet<string>,
): Line {
  let [from, until] = [start, end]
  // Quoted mail is read as if it were not quoted.
  while (from < until && (isSpace(text.charCodeAt(from)) || text[from] === '>')) from++
  while (until > from && isSpace(text.charCodeAt(until - 1))) until--
  let spoken = false
  const line = (kind: Line['kind'], more: Partial<Line> = {}): Line => ({
    kind,
    from,
    until,
    level: 0,
    cells: [],
    spoken,
    ...more,
  })
  if (from === until) return line('blank')
  const before = measureSpeechPrefix(text.slice(from, Math.min(until, from + 120)), talk)
  from += before
  spoken = before > 0 && talk.speakers.size > 0
  const asked = asking.exec(text.slice(from, Math.min(until, from + 20)))
  if (asked && asked[0].length < until - from) {
    from += asked[0].length
    spoken = true
  }
  const number = numbered.exec(text.slice(from, Math.min(until, from + 30)))
  if (number) from += number[0].length
  const head = text.slice(from, Math.min(until, from + 2 * maxHeadingLength))
  const marks = /^(#{1,6})[ \t]+/.exec(head)
  if (marks?.[1]) {
    const level = marks[1].length
    from += marks[0].length
    while (until > from && (text[until - 1] === '#' || isSpace(text.charCodeAt(until - 1)))) until--
    return line('heading', { level })
  }
  const cells = splitCells(text, from, until, separators)
  if (cells.length > 1) return line('row', { cells })
  if (text[from] === '|' && cells.length === 0) return line('blank')
  const mark = bullet.exec(head)
  if (mark && mark[0].length < until - from && !/^\*\*/.test(head)) {
    from += mark[0].length
    while (from < until && isSpace(text.charCodeAt(from))) from++
    return line('bullet')
  }
  if (number && until - from <= maxHeadingLength && !/[.!,;]$|:\s/.test(head))
    return line('heading', { level: 4 })
  if (until - from <= maxHeadingLength && isLoud(head)) return line('heading', { level: 4 })
  return line('text')
}

/** Whether a line is all bold, or all capitals and not a sentence. */
function isLoud(words: string): boolean {
  if (/^\*\*[^*]+\*\*:?$/.test(words) || /^__[^_]+__:?$/.test(words)) return true
  const letters = words.replace(/[^\p{L}]/gu, '')
  return (
    letters.length >= 3 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !/[.!?,;:=#|]\s*\S|[.!?,;]$/.test(words)
  )
}

/**
 * The cells of a table row: in Markdown, separated by tabs or one of `separators`, or in three or more columns
 * aligned with spaces. A ruling line has none.
 */
function splitCells(text: string, from: number, until: number, separators: ReadonlySet<string>): Span[] {
  const piped = text[from] === '|'
  if (!piped) {
    const words = text.slice(from, Math.min(until, from + 400))
    const spaced =
      words.includes('\t') || findTickedItems(text, { from, until })
        ? []
        : words.split(/ {3,}| ?\.{4,} ?/).map((cell) => cell.trim())
    if (spaced.length > 2 && spaced.length < 12 && spaced.every((cell) => cell !== '')) {
      let at = from
      return spaced.map((cell) => {
        const start = text.indexOf(cell, at)
        at = start + cell.length
        return { from: start, until: at }
      })
    }
  }
  const line = text.slice(from, Math.min(until, from + 1_000))
  const parted = [...separators].find((sign) => !piped && line.split(sign).length > 2)
  const separator = piped ? '|' : (parted ?? '\t')
  const cells: Span[] = []
  let start = piped ? from + 1 : from
  for (let at = start; at <= until && cells.length < 12; at++) {
    if (at < until && text[at] !== separator) continue
    const cell = trimmed(text, start, at)
    if (
      parted === ';' &&
      text[cell.from] === '"' &&
      text[cell.until - 1] === '"' &&
      cell.until - cell.from > 1
    ) {
      cell.from++
      cell.until--
    }
    if (cell.until > cell.from || (at < until && (piped || parted))) cells.push(cell)
    start = at + 1
  }
  return cells.every((cell) => /^:?-*:?$/.test(text.slice(cell.from, Math.min(cell.until, cell.from + 50))))
    ? []
    : cells
}

function trimmed(text: string, from: number, until: number): Span {
  while (from < until && isSpace(text.charCodeAt(from))) from++
  while (until > from && isSpace(text.charCodeAt(until - 1))) until--
  return { from, until }
}

const isBreak = (code: number): boolean =>
  (code >= 10 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029
const isSpace = (code: number): boolean =>
  code <= 32 || code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x200d) || code === 0x3000
