import { readMarkdownAddress } from '@/lib/text/html-to-markdown'
import { isEmpty, isRecord } from '@/lib/text/is-empty'
import { explainUnreadableTime, readTime, type TimeForm } from '@/lib/text/time/read-time'
import type { Note } from './document-reader'

const maxTextLength = 1_000_000
const maxLineLength = 500
/** Maximum number of words or addresses kept from a list. */
const maxListLength = 100
const maxWordLength = 200

/**
 * Reads an entry's fields in the form that a column needs. Values that do not fit count as empty and are noted
 * once.
 */
export class FieldReader {
  readonly #fields: Record<string, unknown>
  readonly #baseUrl: string | undefined
  readonly #note: Note
  readonly #times: TimeForm

  constructor(
    fields: Record<string, unknown>,
    baseUrl: string | undefined,
    note: Note,
    times: TimeForm = 'any',
  ) {
    this.#fields = fields
    this.#baseUrl = baseUrl
    this.#note = note
    this.#times = times
  }

  /** Text (also from numbers, booleans and lists), at most a million characters; undefined if empty. */
  text(name: string): string | undefined {
    const value = this.#own(name)
    const text = Array.isArray(value)
      ? value.map(stringifyValue).filter(Boolean).join(', ')
      : stringifyValue(value)
    if (text.trim() === '') return undefined
    if (text.length <= maxTextLength) return text
    this.#note(`“${name}” is longer than a million characters. We cut off the rest.`)
    return cut(text, maxTextLength)
  }

  /** Text on one line, at most 500 characters. */
  line(name: string): string | undefined {
    const text = this.text(name)
      ?.slice(0, maxLineLength * 10)
      .replace(/\s+/g, ' ')
      .trim()
    return text === undefined || text === '' ? undefined : cut(text, maxLineLength).trimEnd()
  }

  /**
   * A list of words, at most 100. Text is split at commas, semicolons and line breaks. Duplicates are dropped,
   * ignoring case.
   */
  list(name: string): string[] {
    const value = this.#own(name)
    const parts = Array.isArray(value)
      ? value.map(stringifyValue)
      : stringifyValue(value)
          .slice(0, maxTextLength)
          .split(/[,;\n]/)
    const words = new Map<string, string>()
    for (const part of parts) {
      const word = cut(part.replace(/\s+/g, ' ').trim(), maxWordLength)
      const key = word.toLowerCase()
      if (word !== '' && !words.has(key)) words.set(key, word)
      if (words.size > maxListLength) {
        this.#note(`“${name}” contains more than ${maxListLength} values. We skipped the rest.`)
        return [...words.values()].slice(0, maxListLength)
      }
    }
    return [...words.values()]
  }

  /**
   * The http(s) addresses in a field: relative ones resolved, without duplicates, at most 100. One text may contain
   * several.
   */
  addresses(name: string): string[] {
    const found = new Set<string>()
    for (const text of addressTexts(this.#own(name))) {
      const address = readMarkdownAddress(text, this.#baseUrl)
      if (address === undefined)
        this.#note(`“${name}” contains “${cut(text, 80)}”, which isn’t a web address. We skipped it.`)
      else found.add(address)
      if (found.size >= maxListLength) break
    }
    return [...found]
  }

  address(name: string): string | undefined {
    return this.addresses(name)[0]
  }

  /** A timestamp: either in any format found in the wild, or in ISO 8601 only. */
  time(name: string): Date | undefined {
    const value = this.#own(name)
    if (isEmpty(value)) return undefined
    const time = readTime(value, this.#times)
    if (!time)
      this.#note(`“${name}” ${explainUnreadableTime(stringifyValue(value), this.#times)}. We skipped it.`)
    return time
  }

  #own(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined
  }
}

function addressTexts(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.slice(0, 10 * maxListLength) : [value]
  return parts.flatMap((part) => {
    const text = (isRecord(part) ? stringifyValue(part.url ?? part.href ?? part.src) : stringifyValue(part))
      .slice(0, maxTextLength)
      .trim()
    if (text === '') return []
    // Several addresses in one cell are separated by whitespace, commas, semicolons or bars. The lookbehind makes
    // each run of separators match from its start only, not again from each of its characters.
    return /^https?:\/\/.*[\s,;|]https?:\/\//is.test(text)
      ? text.split(/(?<![\s,;|])[\s,;|]+(?=https?:\/\/)/i)
      : [text]
  })
}

const cut = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text

function stringifyValue(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  return ''
}
