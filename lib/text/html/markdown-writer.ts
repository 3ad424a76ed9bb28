import { escapeLines } from './escape-text'
import { InlineLine } from './inline-line'

/** A quote or a list entry, whose lines have a prefix. */
type Container = { first: string; rest: string; used: boolean; list: List | undefined; blocks: number }
type List = { ordered: boolean; next: number; entries: number; loose: boolean }

/** Deeper quotes and lists are written at this depth; no one reads them, and each line repeats the prefix. */
const maxDepth = 12

/** How much may still be written; shared by a text and the cells of its tables. */
export type Budget = { left: number }

/** Writes blocks of Markdown one after another, with the prefixes of the quotes and lists around them. */
export class MarkdownWriter {
  readonly line = new InlineLine()
  /** Level of the heading that is being written; 0 in a paragraph. */
  heading = 0
  readonly #budget: Budget
  #out = ''
  #containers: Container[] = []
  #lists: List[] = []
  /** The lowest depth since the last block: the blank line in between has the prefix up to that depth. */
  #shared = 0
  #tight = false

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** Writes a line break; a second one ends the paragraph. */
  breakLine(): void {
    if (this.heading > 0) this.line.addText(' ')
    else if (this.line.endsInBreak) this.endBlock()
    else this.line.breakLine()
  }

  /** Ends the current paragraph or heading, if there is anything in it. */
  endBlock(): void {
    if (this.line.isEmpty) return
    const text = this.line.finish()
    if (this.heading === 0) this.writeBlock(escapeLines(text))
    else this.writeBlock(`${'#'.repeat(this.heading)} ${escapeHeadingEnd(text)}`)
  }

  /** Writes a whole block of one or more lines, unchanged. */
  writeBlock(text: string): void {
    if (text === '' || this.#budget.left <= 0) return
    const before = this.#out.length
    if (before > 0) {
      const between = this.#containers.slice(0, this.#shared).reduce((all, { rest }) => all + rest, '')
      this.#out += this.#tight ? '\n' : `\n${between.trimEnd()}\n`
    }
    let first = ''
    let rest = ''
    for (const container of this.#containers) {
      first += container.used ? container.rest : container.first
      rest += container.rest
      container.used = true
    }
    this.#out += first + (text.includes('\n') ? prefixed(text, rest) : text)
    this.#shared = this.#containers.length
    this.#tight = false
    this.#countBlock()
    this.#budget.left -= this.#out.length - before
  }

  openQuote(): boolean {
    return this.#open({ first: '> ', rest: '> ', used: false, list: undefined, blocks: 0 })
  }

  openList(ordered: boolean, start: number): void {
    this.endBlock()
    this.#lists.push({ ordered, next: start, entries: 0, loose: false })
  }

  closeList(): void {
    this.endBlock()
    this.#lists.pop()
  }

  openEntry(): boolean {
    const list = this.#lists.at(-1) ?? { ordered: false, next: 1, entries: 0, loose: false }
    this.endBlock()
    const marker = list.ordered ? `${list.next}. ` : '- '
    const within = this.#containers.at(-1)?.list !== undefined && this.#containers.at(-1)?.blocks === 1
    // A numbered list may follow a line of text without a blank line only if it begins with 1.
    this.#tight = list.entries > 0 ? !list.loose : within && (!list.ordered || list.next === 1)
    return this.#open({ first: marker, rest: ' '.repeat(marker.length), used: false, list, blocks: 0 })
  }

  /** Ends the quote or list entry that was opened last. */
  closeContainer(): void {
    this.endBlock()
    const closed = this.#containers.pop()
    this.#shared = Math.min(this.#shared, this.#containers.length)
    this.#tight = false
    if (!closed?.list || !closed.used) return
    closed.list.entries++
    closed.list.next++
  }

  /** Returns everything that was written. */
  finish(): string {
    this.endBlock()
    return this.#out
  }

  #open(container: Container): boolean {
    this.endBlock()
    if (this.#containers.length >= maxDepth) return false
    this.#containers.push(container)
    return true
  }

  /** A second block in an entry puts blank lines between the entries of its list. */
  #countBlock(): void {
    const entry = this.#containers.at(-1)
    if (!entry) return
    entry.blocks++
    if (entry.blocks > 1 && entry.list) entry.list.loose = true
  }
}

/** Escapes a run of # at the end of a heading, which would vanish. */
function escapeHeadingEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end--
  return end === text.length ? text : `${text.slice(0, end)}\\${text.slice(end)}`
}

const prefixed = (text: string, prefix: string): string =>
  prefix === ''
    ? text
    : text
        .split('\n')
        .map((line, at) => (at === 0 ? line : line === '' ? prefix.trimEnd() : prefix + line))
        .join('\n')
