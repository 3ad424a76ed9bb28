import { isEmpty, isRecord } from '@/lib/text/is-empty'
import { explainUnreadableTime, readTime } from '@/lib/text/time/read-time'

export type Note = (message: string) => void

/**
 * Reads fields of a document of any shape without ever throwing. A value of the wrong type counts as empty and is
 * noted once, under a name that a person can find ("bible.tags"). Serves spec/decisions#2 and #5.
 */
export class DocumentReader {
  readonly #record: Record<string, unknown>
  readonly #name: string
  readonly #note: Note

  constructor(document: unknown, name: string, note: Note) {
    this.#record = isRecord(document) ? document : {}
    this.#name = name
    this.#note = note
  }

  /** The text as received; undefined when empty. */
  text(field: string): string | undefined {
    const value = this.#own(field)
    if (isEmpty(value)) return undefined
    if (typeof value === 'string') return value
    this.#wrong(field, 'text')
    return undefined
  }

  /** The non-empty texts of a list, in order. */
  texts(field: string): string[] {
    const kept: string[] = []
    for (const element of this.list(field)) {
      if (isEmpty(element)) continue
      if (typeof element === 'string') kept.push(element)
      else this.#note(`${this.#name}.${field} is not text. We skipped it.`)
    }
    return kept
  }

  /** The text of a field, or of the object in it: there, the first of these names that has a text. */
  textOrNestedText(field: string, names: readonly string[]): string | undefined {
    const value = this.#own(field)
    return readNestedText(value, names) ?? this.text(field)
  }

  /** Like `textOrNestedText`, for a list of texts and such objects. */
  textsOrNestedTexts(field: string, names: readonly string[]): string[] {
    return this.list(field).flatMap((element) => {
      if (isEmpty(element)) return []
      if (typeof element === 'string') return [element]
      const text = readNestedText(element, names)
      if (text === undefined) this.#note(`${this.#name}.${field} is not text. We skipped it.`)
      return text === undefined ? [] : [text]
    })
  }

  /** A list as it is; empty if absent or not a list. */
  list(field: string): unknown[] {
    const value = this.#own(field)
    if (isEmpty(value)) return []
    if (Array.isArray(value)) return value
    this.#wrong(field, 'a list')
    return []
  }

  /** A finite number. */
  number(field: string): number | undefined {
    const value = this.#own(field)
    if (isEmpty(value)) return undefined
    if (typeof value === 'number' && Number.isFinite(value)) return value
    this.#wrong(field, 'a number')
    return undefined
  }

  /** An ISO 8601 timestamp. One that does not parse counts as empty and is noted (spec/decisions#2). */
  time(field: string): Date | undefined {
    const value = this.text(field)
    if (value === undefined) return undefined
    const time = readTime(value, 'iso')
    if (!time) this.#note(`${this.#name}.${field} ${explainUnreadableTime(value, 'iso')}. We skipped it.`)
    return time
  }

  /** A reader for the object in this field; it reads as empty if absent or not an object. */
  nestedReader(field: string): DocumentReader {
    const value = this.#own(field)
    if (!isEmpty(value) && !isRecord(value)) this.#wrong(field, 'an object')
    return new DocumentReader(value, `${this.#name}.${field}`, this.#note)
  }

  #own(field: string): unknown {
    return Object.hasOwn(this.#record, field) ? this.#record[field] : undefined
  }

  #wrong(field: string, expected: string): void {
    this.#note(`${this.#name}.${field} is not ${expected}. We skipped it.`)
  }
}

const readNestedText = (value: unknown, names: readonly string[]): string | undefined =>
  isRecord(value)
    ? names
        .map((name) => value[name])
        .find((text): text is string => typeof text === 'string' && !isEmpty(text))
    : undefined
