import { decodeHTML } from 'entities'
import { hiddenCharacterPattern } from '../hidden-characters'
import { markPlaceholder } from './limit-marks'

const cjkPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** A source text, and which of its characters are invisible. */
export class SourceText {
  readonly text: string
  readonly #hidden = new Set<number>()

  constructor(text: string) {
    this.text = text
    for (const { 0: found, index } of text.matchAll(hiddenCharacterPattern))
      for (let at = index; at < index + found.length; at++) this.#hidden.add(at)
  }

  isHidden(at: number): boolean {
    return this.#hidden.has(at)
  }
}

/** Visible words on one line, with the position in the source of each UTF-16 unit. */
export class VisibleText {
  text = ''
  /** One more than there are units: the last one is the end. */
  places: number[] = [0]
  /** Where lines of the source begin in `text`. */
  lineStarts: number[] = [0]
  /** Where lines begin in `text` that the source broke on purpose rather than wrapped. */
  brokenAt: number[] = []
  links: { from: number; until: number; url: string }[] = []
  /** Whether its first line is bold as a whole. */
  isHeadBold = false
  /** Number of units that are code. */
  codeLength = 0
  readonly #source: SourceText

  constructor(source: SourceText) {
    this.#source = source
  }

  /**
   * Adds units that are contiguous in the source from `at` on. Whitespace, including line ends, becomes one space.
   */
  add(written: string, at: number): void {
    for (let index = 0; index < written.length; index++) this.addUnit(written.charAt(index), at + index)
  }

  addUnit(unit: string, at: number): void {
    if (this.#source.isHidden(at)) return
    const isBlank = unit.trim() === ''
    if (isBlank && unit === '\n' && this.#joins(at)) {
      this.#beginLine()
      return
    }
    if (isBlank && (this.text === '' || this.text.endsWith(' '))) {
      if (unit === '\n') this.#beginLine()
      return
    }
    this.places[this.text.length] = at
    this.text += isBlank ? ' ' : unit === markPlaceholder ? this.#source.text.charAt(at) : unit
    this.places[this.text.length] = at + 1
    if (unit === '\n') this.#beginLine()
  }

  /** Adds a line break that readers see. */
  addBreak(at: number): void {
    this.addUnit('\n', at)
    if (this.brokenAt.at(-1) !== this.text.length) this.brokenAt.push(this.text.length)
  }

  /**
   * Adds what the parser made of the source between two positions: escapes and entities are shorter there, and the
   * marks of a quote or list at the beginning of its lines are missing.
   */
  addDecoded(value: string, from: number, until: number): void {
    let at = from
    for (let index = 0; index < value.length; ) {
      const unit = value.charAt(index)
      // A stand-in at the beginning of a wrapped line comes after the marks of the quote.
      if (unit === markPlaceholder && value.charAt(index - 1) === '\n')
        while (at < until && ' >\t'.includes(this.#source.text.charAt(at))) at++
      const there = this.#source.text.charAt(at)
      if (there === unit || unit === markPlaceholder || (unit === '\n' && there === '\r')) {
        this.addUnit(unit, at++)
        index++
        continue
      }
      const entity =
        there === '&' ? /^&[#\w]{1,40};/.exec(this.#source.text.slice(at, until))?.[0] : undefined
      const decoded = entity === undefined ? '' : decodeHTML(entity)
      if (entity !== undefined && decoded !== '' && value.startsWith(decoded, index)) {
        for (const one of decoded.split('')) this.addUnit(one, at)
        this.places[this.text.length] = at + entity.length
        at += entity.length
        index += decoded.length
      } else if (at < until) at++
      else {
        this.addUnit(unit, until)
        index++
      }
    }
  }

  /** Returns the part between two positions of `text`, without spaces at its ends; undefined if nothing is left. */
  part(from: number, until: number): VisibleText | undefined {
    let [start, end] = [from, until]
    while (start < end && this.text.charAt(start) === ' ') start++
    while (end > start && this.text.charAt(end - 1) === ' ') end--
    if (start === end) return undefined
    const part = new VisibleText(this.#source)
    part.text = this.text.slice(start, end)
    part.places = this.places.slice(start, end)
    part.places.push((this.places[end - 1] ?? 0) + 1)
    part.links = this.links.flatMap((link) =>
      link.from < end && link.until > start
        ? { ...link, from: Math.max(0, link.from - start), until: Math.min(end, link.until) - start }
        : [],
    )
    part.codeLength = from === 0 && until === this.text.length ? this.codeLength : 0
    return part
  }

  /** Whether a wrapped line is joined without a space, as in Chinese and Japanese. */
  #joins(at: number): boolean {
    return (
      cjkPattern.test(this.text.slice(-1)) &&
      cjkPattern.test(
        this.#source.text
          .slice(at + 1, at + 100)
          .trimStart()
          .charAt(0),
      )
    )
  }

  #beginLine(): void {
    if (this.lineStarts.at(-1) !== this.text.length) this.lineStarts.push(this.text.length)
  }
}
