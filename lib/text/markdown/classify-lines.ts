import { preformattedEndPattern, readHtmlBlock, startsPreformatted } from './html-blocks'

/** What a line of Markdown is: prose, HTML, fenced code, code that is only indented, or code in an HTML <pre>. */
export type LineKind = 'prose' | 'html' | 'code' | 'indented' | 'pre'

export type ClassifiedLine = {
  kind: LineKind
  /** Whether something begins here, instead of continuing the paragraph or block of the previous line. */
  begins: boolean
  /** Number of columns that belong to the quotes and list items around it. */
  margin: number
}

/** A quote, or a list item with the indentation of its lines. */
type Container = { quote: true } | { quote: false; indent: number; empty: boolean }

type Leaf =
  | { kind: 'none' | 'paragraph' | 'indented' }
  | { kind: 'fence'; mark: string; length: number; anyIndent: boolean }
  | { kind: 'html'; pre: boolean; end: RegExp | undefined }

const none: Leaf = { kind: 'none' }

/** No one nests deeper. Without a limit, a line of ten thousand marks would make every blank line as expensive. */
const maxDepth = 100

/**
 * Classifies each line of a Markdown text by the rules of CommonMark: quotes, nested lists, fences, indented code
 * and HTML blocks. `isMdx` is for MDX, which has neither indented code nor HTML blocks. Takes time in proportion to
 * the length. Serves spec/service#2.3: code is kept letter for letter wherever it is.
 */
export function classifyLines(lines: readonly string[], isMdx = false): ClassifiedLine[] {
  const scanner = new BlockScanner(isMdx, lastLineOf(lines, preformattedEndPattern))
  return lines.map((line, at) => scanner.next(withoutTabs(line), at))
}

const lastLineOf = (lines: readonly string[], pattern: RegExp): number =>
  lines.findLastIndex((line) => line.includes('<') && pattern.test(line))

class BlockScanner {
  readonly #isMdx: boolean
  readonly #lastPreEnd: number
  #containers: Container[] = []
  #leaf: Leaf = none

  constructor(isMdx: boolean, lastPreEnd: number) {
    this.#isMdx = isMdx
    this.#lastPreEnd = lastPreEnd
  }

  next(line: string, number: number): ClassifiedLine {
    const found = this.#matchContainers(line)
    let { matched, at } = found
    const isWhole = matched === this.#containers.length
    if (isWhole && this.#leaf.kind === 'fence')
      return createClassifiedLine(this.#inFence(line, at), false, at)
    const endsHtml = isWhole && this.#leaf.kind === 'html'
    if (endsHtml) {
      const inside = this.#inHtml(line, at)
      if (inside !== undefined) return createClassifiedLine(inside, false, at)
    }
    // Whatever is open deeper than this line's containers has ended; only a paragraph may continue without them.
    if (!isWhole && this.#leaf.kind !== 'paragraph') this.#closeTo(matched)
    let inParagraph = this.#leaf.kind === 'paragraph' || endsHtml
    for (;;) {
      const start = firstNonBlank(line, at)
      const indent = start - at
      if (start >= line.length) {
        this.#closeTo(matched, this.#leaf.kind === 'indented')
        return createClassifiedLine(this.#leaf.kind === 'indented' ? 'indented' : 'prose', true, at)
      }
      const interrupts = inParagraph && matched === this.#containers.length
      if (indent >= 4 && !this.#isMdx) {
        const fence = inParagraph ? fenceAt(line, start) : undefined
        if (fence) return this.#open({ ...fence, anyIndent: true }, matched, at)
        if (inParagraph) return createClassifiedLine('prose', false, at)
        this.#closeTo(matched)
        this.#leaf = { kind: 'indented' }
        return createClassifiedLine('indented', true, at)
      }
      const fence = fenceAt(line, start)
      if (fence) return this.#open({ ...fence, anyIndent: this.#isMdx }, matched, at)
      if (interrupts && /^(?:=+|-+) *$/.test(line.slice(start, start + 1000))) {
        this.#leaf = none
        return createClassifiedLine('prose', false, at)
      }
      if (isRule(line, start) || /^#{1,6}(?: |$)/.test(line.slice(start, start + 7))) {
        this.#closeTo(matched)
        return createClassifiedLine('prose', true, at)
      }
      const html = this.#htmlAt(line, start, number, interrupts)
      if (html) {
        this.#closeTo(matched)
        this.#leaf = html.ends ? none : { kind: 'html', pre: html.pre, end: html.end }
        return createClassifiedLine(html.pre ? 'pre' : 'html', true, at)
      }
      const container =
        this.#containers.length < maxDepth ? containerAt(line, start, at, interrupts) : undefined
      if (!container) {
        // Text continues an open paragraph, even without the marks of its quote or list.
        if (inParagraph) return createClassifiedLine('prose', false, at)
        this.#closeTo(matched)
        this.#leaf = { kind: 'paragraph' }
        return createClassifiedLine('prose', true, at)
      }
      this.#closeTo(matched)
      inParagraph = false
      this.#containers.push(container.opened)
      matched++
      at = container.at
    }
  }

  /** Returns how many of the open quotes and list items a line belongs to, and where its own text begins. */
  #matchContainers(line: string): { matched: number; at: number } {
    let at = 0
    let start = firstNonBlank(line, 0)
    for (const [place, container] of this.#containers.entries()) {
      if (start < at) start = firstNonBlank(line, at)
      const indent = start - at
      if (container.quote) {
        if (indent > 3 || line[start] !== '>') return { matched: place, at }
        at = line[start + 1] === ' ' ? start + 2 : start + 1
      } else if (start >= line.length) {
        if (container.empty) return { matched: place, at }
        at = Math.min(line.length, at + container.indent)
      } else {
        if (indent < container.indent) return { matched: place, at }
        container.empty = false
        at += container.indent
      }
    }
    return { matched: this.#containers.length, at }
  }

  #closeTo(depth: number, keepsLeaf = false): void {
    if (depth < this.#containers.length) this.#containers.length = depth
    else if (keepsLeaf) return
    this.#leaf = none
  }

  #open(leaf: Leaf, matched: number, at: number): ClassifiedLine {
    this.#closeTo(matched)
    this.#leaf = leaf
    return createClassifiedLine('code', true, at)
  }

  #inFence(line: string, at: number): LineKind {
    const leaf = this.#leaf
    if (leaf.kind !== 'fence') return 'code'
    const start = firstNonBlank(line, at)
    if (start - at > 3 && !leaf.anyIndent) return 'code'
    let end = start
    while (line[end] === leaf.mark) end++
    if (end - start >= leaf.length && firstNonBlank(line, end) >= line.length) this.#leaf = none
    return 'code'
  }

  /**
   * Returns undefined where an HTML block ends: at a blank line, or at a fence, which becomes one once the tags are
   * gone.
   */
  #inHtml(line: string, at: number): LineKind | undefined {
    const leaf = this.#leaf
    if (leaf.kind !== 'html') return undefined
    const start = firstNonBlank(line, at)
    if (leaf.end === undefined && (start >= line.length || fenceAt(line, start))) {
      this.#leaf = none
      return undefined
    }
    if (leaf.end?.test(line.slice(at))) this.#leaf = none
    return leaf.pre ? 'pre' : 'html'
  }

  #htmlAt(line: string, start: number, number: number, interrupts: boolean) {
    if (line[start] !== '<') return undefined
    const text = line.slice(start)
    if (number <= this.#lastPreEnd && startsPreformatted(text)) {
      return { pre: true, end: preformattedEndPattern, ends: preformattedEndPattern.test(text) }
    }
    if (this.#isMdx) return undefined
    const block = readHtmlBlock(text, interrupts)
    return block && { pre: false, end: block.end, ends: block.end?.test(text) ?? false }
  }
}

const createClassifiedLine = (kind: LineKind, begins: boolean, margin: number): ClassifiedLine => ({
  kind,
  begins,
  margin,
})

function firstNonBlank(line: string, from: number): number {
  let at = from
  while (line.charCodeAt(at) === 32) at++
  return at
}

/** Replaces tabs with spaces: a tab advances to the next multiple of four columns. */
function withoutTabs(line: string): string {
  const ended = line.endsWith('\r') ? line.slice(0, -1) : line
  if (!ended.includes('\t')) return ended
  let result = ''
  for (const part of ended.split('\t')) result += part + ' '.repeat(4 - ((result.length + part.length) % 4))
  return result.trimEnd()
}

function fenceAt(line: string, start: number): (Leaf & { kind: 'fence' }) | undefined {
  const mark = line[start] ?? ''
  if (mark !== '`' && mark !== '~') return undefined
  let end = start
  while (line[end] === mark) end++
  if (end - start < 3 || (mark === '`' && line.includes('`', end))) return undefined
  return { kind: 'fence', mark, length: end - start, anyIndent: false }
}

function isRule(line: string, start: number): boolean {
  const mark = line[start] ?? ''
  if (mark !== '*' && mark !== '-' && mark !== '_') return false
  let count = 0
  for (let at = start; at < line.length; at++) {
    if (line[at] === mark) count++
    else if (line[at] !== ' ') return false
  }
  return count >= 3
}

/** Returns the quote or list item that begins here, and where its text begins. */
function containerAt(
  line: string,
  start: number,
  at: number,
  interrupts: boolean,
): { opened: Container; at: number } | undefined {
  if (line[start] === '>')
    return { opened: { quote: true }, at: line[start + 1] === ' ' ? start + 2 : start + 1 }
  const marker = /^(?:[-+*]|(\d{1,9})[.)])(?= |$)/.exec(line.slice(start, start + 11))
  if (!marker) return undefined
  const after = start + marker[0].length
  const text = firstNonBlank(line, after)
  const empty = text >= line.length
  // Only a list that has text, and that begins with 1 if it is numbered, may follow a line of a paragraph.
  if (interrupts && (empty || (marker[1] !== undefined && Number(marker[1]) !== 1))) return undefined
  const blanks = empty || text - after > 4 ? 1 : text - after
  return {
    opened: { quote: false, indent: after + blanks - at, empty },
    at: Math.min(line.length, after + blanks),
  }
}
