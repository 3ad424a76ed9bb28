/** Emphasized or linked words: what is written before and after them. */
export type Mark = { sign: '**' | '*' | '~~' } | { sign: '['; href: string }

type Token = { mark: Mark; at: number; closedAt: number; hasText: boolean; open: boolean }

const letter = /[\p{L}\p{N}]/u
const punctuation = /[\p{P}\p{S}]/u

/**
 * Writes the words of one block as Markdown as they come in. Moves whitespace out of marks, and drops marks around
 * nothing and marks that Markdown could not read at their position ("**Note:**see"). Marks that are open when a
 * block ends continue in the next.
 */
export class InlineLine {
  #out: string[] = []
  #active: Token[] = []
  #waiting: Token[] = []
  #closing: Token[] = []
  #beforeClosing = ''
  #last = ''
  /** Index of the last content in `#out`. */
  #lastAt = -1
  #space = false
  #break = false

  /** Whether a line break came last. */
  get endsInBreak(): boolean {
    return this.#break
  }

  get isEmpty(): boolean {
    return this.#last === ''
  }

  /** Adds escaped text, whose whitespace must be single spaces. */
  addText(text: string): void {
    let from = 0
    let to = text.length
    while (from < to && isBlank(text.charCodeAt(from))) from++
    while (to > from && isBlank(text.charCodeAt(to - 1))) to--
    if (from > 0) this.#space = true
    if (from === to) return
    this.#content(to - from === text.length ? text : text.slice(from, to))
    this.#space = to < text.length
  }

  /** Adds Markdown that belongs together, such as an image or code. */
  addMarkdown(markdown: string, isText: boolean): void {
    this.#content(markdown, isText)
  }

  breakLine(): void {
    if (this.#last !== '') this.#break = true
  }

  openMark(mark: Mark): void {
    const token = { mark, at: -1, closedAt: -1, hasText: false, open: true }
    this.#active.push(token)
    this.#waiting.push(token)
  }

  /** Ends the mark that was opened last. */
  closeMark(): void {
    const token = this.#active.pop()
    if (token) this.#end(token)
  }

  isActive(sign: Mark['sign']): boolean {
    return this.#active.some(({ mark }) => mark.sign === sign)
  }

  /** Returns the line so far; the next one begins with the marks that are still open. */
  finish(): string {
    const going = this.#active
    for (const token of going.toReversed()) this.#end(token)
    const text = this.#out.length === 1 ? (this.#out[0] ?? '') : this.#out.join('')
    this.#out = []
    this.#active = []
    this.#waiting = []
    this.#closing = []
    this.#last = ''
    this.#space = false
    this.#break = false
    for (const { mark } of going) this.openMark(mark)
    return text
  }

  #content(markdown: string, isText = true): void {
    const apart = this.#last === '' || this.#break || this.#space
    const next = characterAt(markdown, 0)
    if (this.#closing.length > 0) this.#settleClosing(apart, next)
    if (this.#last !== '' && apart) this.#out.push(this.#break ? '  \n' : ' ')
    if (this.#waiting.length > 0) this.#write(this.#waiting, apart ? '' : this.#last, next)
    if (isText && this.#active.length > 0) for (const token of this.#active) token.hasText = true
    this.#lastAt = this.#out.push(markdown) - 1
    this.#last = lastCharacter(markdown)
    this.#waiting = []
    this.#space = false
    this.#break = false
  }

  /** Writes marks that begin here, and drops those that Markdown would not accept as a beginning. */
  #write(tokens: Token[], before: string, next: string): void {
    if (before !== '' && tokens.some(({ mark }) => mark.sign === '[')) this.#escapeLastSign()
    tokens.forEach((token, at) => {
      const { sign } = token.mark
      if (sign !== '[' && letter.test(before)) {
        const mixed = tokens.slice(at + 1).some(({ mark }) => mark.sign[0] !== sign[0])
        if (mixed || punctuation.test(next)) return
      }
      token.at = this.#out.push(sign) - 1
    })
  }

  /** A "!" before a link would make it an image, even if the marks between the two are dropped later. */
  #escapeLastSign(): void {
    const text = this.#out[this.#lastAt]
    if (text?.endsWith('!')) this.#out[this.#lastAt] = `${text.slice(0, -1)}\\!`
  }

  #end(token: Token): void {
    token.open = false
    const waiting = this.#waiting.indexOf(token)
    if (waiting >= 0) {
      this.#waiting.splice(waiting, 1)
      return
    }
    if (token.at < 0) return
    const { mark } = token
    if (mark.sign === '[' && !token.hasText) {
      this.#out[token.at] = ''
      return
    }
    if (this.#closing.length === 0) this.#beforeClosing = this.#last
    token.closedAt = this.#out.push(mark.sign === '[' ? `](${mark.href})` : mark.sign) - 1
    if (mark.sign === '[') {
      this.#closing = []
      this.#last = ')'
    } else {
      this.#closing.push(token)
    }
  }

  /** Decides about marks that have just ended, now that it is known what follows. */
  #settleClosing(apart: boolean, next: string): void {
    const ended = this.#closing
    this.#closing = []
    this.#last = '*'
    if (apart) return
    const [last, again] = [ended.at(-1), this.#waiting[0]]
    if (last && again && ended.length === 1 && again.mark.sign === last.mark.sign) {
      // The same emphasis continues: one run instead of two that touch.
      this.#out[last.closedAt] = ''
      this.#last = this.#beforeClosing
      again.at = last.at
      this.#waiting.shift()
      if (this.#waiting.length === 0) return
    }
    // Marks that touch are ambiguous, so what begins right here is not emphasized.
    this.#waiting = this.#waiting.filter(({ mark }) => mark.sign === '[')
    const mixed = ended.some(({ mark }) => mark.sign[0] !== ended[0]?.mark.sign[0])
    const readable =
      this.#waiting.length > 0 || !letter.test(next) || !(mixed || punctuation.test(this.#beforeClosing))
    if (readable || ended.some(({ closedAt }) => this.#out[closedAt] === '')) return
    for (const { at, closedAt } of ended) {
      this.#out[at] = ''
      this.#out[closedAt] = ''
    }
    this.#last = this.#beforeClosing
  }
}

const isBlank = (code: number): boolean => code === 32 || code === 160

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 32)

function lastCharacter(text: string): string {
  const low = text.charCodeAt(text.length - 1)
  return low >= 0xdc00 && low <= 0xdfff ? characterAt(text, text.length - 2) : text.slice(-1)
}
