const bullet = /^([-*+•])\s+(?=\S)/
const number = /^(\d{1,3})[.)]\s+(?=\S)/
const fence = /^(`{3,}|~{3,})/
// A dot does not count after a number or a single letter: "24.", "e.g.".
const sentenceEnd = /(?:[!?:;…]|(?<=\p{L}{2})\.)[)"'”“«»’*_]{0,4}$/u
const label = /^\*\*[^*\n]{1,80}:\*\*/
const cjkPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

type Kind = 'blank' | 'text' | 'row' | 'alone' | 'bullet' | 'number'
/** What a list entry begins with: a bullet or its number. */
type Mark = string | undefined
type Line = {
  kind: Kind
  /** The text without its mark. */
  text: string
  /** The line as written, for a mark that turns out to be part of the sentence ("on the / 24. December"). */
  raw: string
  mark: string
  quoted: boolean
}

/**
 * Puts each paragraph of a Markdown text on one line, separated by blank lines. A line break inside a paragraph
 * becomes a space, even a hard one, so that wrapped text reads as it was written. Headings, list entries and table
 * rows are paragraphs of their own; rules, link definitions and fenced code are left out. A dash or a number that
 * begins a wrapped line stays in its sentence. Pure; takes time in proportion to the length. Serves
 * spec/decisions#7, spec/writing#1.
 */
export function joinLines(markdown: string): string {
  const lines = removeFencedCode(markdown.split('\n')).map(readLine)
  const near = findNextMarks(lines, true)
  const far = findNextMarks(lines, false)
  const paragraphs: string[][] = []
  // The paragraph that a line may continue, the mark of its entry, and the last mark of the list around it.
  let open: string[] | undefined
  let entry: string | undefined
  let list: string | undefined
  let isTable = false
  let before: Line | undefined
  const begin = (text: string, mark?: string): void => {
    open = [text]
    paragraphs.push(open)
    entry = mark
    if (mark !== undefined) list = mark
  }
  for (const [at, line] of lines.entries()) {
    const parts = line.quoted && before?.quoted === false
    const last = parts ? undefined : open?.at(-1)
    const next = { near: near[at], far: far[at] }
    if (line.kind === 'blank') {
      open = undefined
      isTable = false
    } else if (line.kind === 'alone') {
      if (line.text !== '') begin(line.text)
      open = list = undefined
    } else if (line.kind === 'row' || isTable) {
      isTable ||= isTableRuler(line.raw)
      if (!isTableRuler(line.raw)) begin(line.raw)
      open = undefined
    } else if (
      (line.kind === 'bullet' && beginsBullet(line.mark, { last, entry, next: next.near })) ||
      (line.kind === 'number' && beginsNumber(Number(line.mark), { last, entry, list, next }))
    )
      begin(line.text, line.mark)
    else if (last === undefined || (label.test(line.raw) && before && label.test(before.raw))) {
      if (last === undefined && line.kind === 'text') list = undefined
      begin(line.raw)
    } else open?.push(line.raw)
    before = line
  }
  return paragraphs.map(joinParagraphLines).join('\n\n')
}

const endsSentence = (line: string): boolean => sentenceEnd.test(line)

/** A bullet begins an entry, unless it may be a dash or plus within a sentence that was wrapped there. */
const beginsBullet = (
  mark: string,
  { last, entry, next }: { last: string | undefined; entry: string | undefined; next: Mark },
): boolean => last === undefined || /[*•]/.test(mark) || entry === mark || endsSentence(last) || next === mark

/** A number begins an entry only if others count with it: "24. December" alone is a date. */
function beginsNumber(
  own: number,
  around: { last: string | undefined; entry: Mark; list: Mark; next: { near: Mark; far: Mark } },
): boolean {
  const { last, next } = around
  const isNext = (mark: Mark) => isNumberMark(mark) && Number(mark) === own + 1
  const isSame = (mark: Mark) => isNumberMark(mark) && Number(mark) === own
  const wasBefore = (mark: Mark) => isNumberMark(mark) && (Number(mark) === own - 1 || Number(mark) === own)
  if (last === undefined) return wasBefore(around.list) || isNext(next.far) || isSame(next.far)
  if (isNumberMark(around.entry)) return wasBefore(around.entry)
  return isNext(next.far) && (endsSentence(last) || isNext(next.near))
}

const isNumberMark = (mark: Mark): boolean => mark !== undefined && /^\d/.test(mark)

function readLine(raw: string): Line {
  const quote = /^\s*>[>\s]*/.exec(raw)?.[0] ?? ''
  const text = withoutHardBreak(raw.slice(quote.length).trim())
  const line = { raw: text, text, mark: '', quoted: quote !== '' }
  if (text === '') return { ...line, kind: 'blank' }
  if (isRule(text)) return { ...line, kind: text.includes('|') ? 'row' : 'alone', text: '' }
  if (text.startsWith('|')) return { ...line, kind: 'row' }
  const heading = /^#{1,6}\s+(?=\S)/.exec(text)?.[0]
  if (heading) return { ...line, kind: 'alone', text: text.slice(heading.length) }
  if (/^\[[^\]\n]{1,200}\]:\s*\S/.test(text)) return { ...line, kind: 'alone', text: '' }
  for (const [kind, mark] of [
    ['bullet', bullet],
    ['number', number],
  ] as const) {
    const found = mark.exec(text)
    if (found) return { ...line, kind, mark: found[1] ?? '', text: text.slice(found[0].length) }
  }
  return { ...line, kind: 'text' }
}

/** In Markdown, a backslash at the end of a line is a hard line break; an escaped one is a character. */
const withoutHardBreak = (text: string): string =>
  text.endsWith('\\') && !text.endsWith('\\\\') ? text.slice(0, -1).trimEnd() : text

/** Whether a line is a rule, the underline of a heading, or the second line of a table. */
const isRule = (text: string): boolean =>
  /^(?:=+|[-:|\s]{2,}|[-*_\s]{3,})$/.test(text) && /[-=*_|]/.test(text)
const isTableRuler = (text: string): boolean => /^[-:|\s]{2,}$/.test(text)

/**
 * Returns for each line of a list the mark of the next entry of its kind; `near` looks no further than the next
 * blank line.
 */
function findNextMarks(lines: readonly Line[], near: boolean): Mark[] {
  const found: Mark[] = []
  let next: { bullet: Mark; number: Mark } = { bullet: undefined, number: undefined }
  for (let at = lines.length - 1; at >= 0; at--) {
    const { kind = 'blank', mark } = lines[at] ?? {}
    if (near && kind === 'blank') next = { bullet: undefined, number: undefined }
    if (kind !== 'bullet' && kind !== 'number') continue
    found[at] = next[kind]
    next[kind] = mark
  }
  return found
}

/** Returns the lines outside fenced code. If a fence is never closed, only its own line is left out. */
function removeFencedCode(lines: readonly string[]): string[] {
  const kept: string[] = []
  // For each fence character, the length from which on a fence is known to stay open.
  const open: Record<string, number> = {}
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim()
    const marks = fence.exec(line)?.[1]
    if (!marks || line.slice(marks.length).includes(marks.charAt(0))) {
      kept.push(lines[at] ?? '')
      continue
    }
    kept.push('')
    const sign = marks.charAt(0)
    if (marks.length >= (open[sign] ?? Number.POSITIVE_INFINITY)) continue
    let end = at + 1
    while (end < lines.length && !closesFence((lines[end] ?? '').trim(), sign, marks.length)) end++
    if (end === lines.length) open[sign] = marks.length
    else at = end
  }
  return kept
}

function closesFence(line: string, sign: string, length: number): boolean {
  if (line.length < length || line.charAt(0) !== sign) return false
  for (const one of line) if (one !== sign) return false
  return true
}

const joinParagraphLines = (lines: readonly string[]): string =>
  lines
    .map((line, at) => {
      const before = lines[at - 1]
      return before === undefined || (cjkPattern.test(before.slice(-1)) && cjkPattern.test(line.charAt(0)))
        ? line
        : ` ${line}`
    })
    .join('')
