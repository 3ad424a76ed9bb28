import type { Note } from './document-reader'
import { isEmpty } from './empty'
import { webAddress } from './html-to-markdown'
import { readTime } from './read-time'

/** Reads an entry's fields as what a column needs; what does not fit counts as empty and is noted once. */
export class FieldReader {
  readonly #fields: Record<string, unknown>
  readonly #baseUrl: string | undefined
  readonly #note: Note

  constructor(fields: Record<string, unknown>, baseUrl: string | undefined, note: Note) {
    this.#fields = fields
    this.#baseUrl = baseUrl
    this.#note = note
  }

  /** Text, also of numbers, yes/no and lists; undefined when empty. */
  text(name: string): string | undefined {
    const value = this.#own(name)
    const text = Array.isArray(value) ? value.map(plain).filter(Boolean).join(', ') : plain(value)
    return text.trim() === '' ? undefined : text
  }

  /** Text on one line. */
  line(name: string): string | undefined {
    return this.text(name)?.replace(/\s+/g, ' ').trim().slice(0, 500)
  }

  /** A list of words; a text is taken apart at its commas. */
  list(name: string): string[] {
    const value = this.#own(name)
    const parts = Array.isArray(value) ? value.map(plain) : plain(value).split(/[,;\n]/)
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
  }

  /** The http(s) addresses in it, relative ones resolved. */
  addresses(name: string): string[] {
    const value = this.#own(name)
    return [value].flat().flatMap((part) => {
      const text = plain(part).trim()
      if (text === '') return []
      const address = webAddress(text, this.#baseUrl)
      if (address === undefined)
        this.#note(`“${name}” holds “${text.slice(0, 80)}”, which is not a web address; it is left out.`)
      return address === undefined ? [] : [address]
    })
  }

  address(name: string): string | undefined {
    return this.addresses(name)[0]
  }

  /** A time in any of the forms found in the wild. */
  time(name: string): Date | undefined {
    const value = this.#own(name)
    if (isEmpty(value)) return undefined
    const time = readTime(value)
    if (!time) this.#note(`“${name}” is not a date (“${plain(value).slice(0, 60)}”); it is left out.`)
    return time
  }

  #own(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined
  }
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  return ''
}
