import type { EntryFields } from '@/lib/mapping/map-fields'
import type { ContentFormat } from '@/lib/text/content-to-markdown'
import { readAddress } from '@/lib/text/web-address'

/** Something a feed attaches that is no picture: sound, film, a document. */
export type Attachment = { url: string; type?: string; bytes?: number; title?: string }

/** An entry of a feed of any format, under the names its makers give its parts. */
export type FeedEntry = {
  /** What it says it is: guid, id. */
  id: string | undefined
  /** The full address of its page. */
  link: string | undefined
  /** Its parts by name; a part that is empty is not there. */
  fields: EntryFields
  /** How texts among them are written. */
  formats: Partial<Record<string, ContentFormat>>
  /** Relative addresses in its text are resolved against it. */
  baseUrl: string | undefined
  language: string | undefined
  authors: string[]
  attachments: Attachment[]
}

export type Feed = {
  /** "RSS", "Atom" … as people call it. */
  format: string
  title: string | undefined
  language: string | undefined
  authors: string[]
  /** How long it asks to be left alone. */
  restSeconds: number | undefined
  entries: FeedEntry[]
}

/** Parts without the empty ones. */
export function present(fields: EntryFields): EntryFields {
  const kept: EntryFields = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))
      kept[name] = value
  }
  return kept
}

/** A full address; undefined for anything that is none. */
export function resolved(address: string | undefined, base: string | undefined): string | undefined {
  if (address === undefined || address.length > 2_048) return undefined
  return readAddress(address, base)?.href
}
