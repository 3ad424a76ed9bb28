import type { EntryFields } from '@/lib/mapping/map-fields'
import type { ContentFormat } from '@/lib/text/content-to-markdown'
import { readAddress } from '@/lib/text/web-address'

/** A feed attachment other than a picture: audio, video, a document. */
export type Attachment = { url: string; type?: string; bytes?: number; title?: string }

/** An entry of a feed in any format, with its parts under their original names. */
export type FeedEntry = {
  /** The id it declares: guid, id. */
  id: string | undefined
  /** The full address of its page. */
  link: string | undefined
  /** Its parts by name; empty parts are omitted. */
  fields: EntryFields
  /** Formats of the text parts. */
  formats: Partial<Record<string, ContentFormat>>
  /** Base for relative addresses in its text. */
  baseUrl: string | undefined
  language: string | undefined
  authors: string[]
  attachments: Attachment[]
}

export type Feed = {
  /** Common name of the format: "RSS", "Atom" … */
  format: string
  title: string | undefined
  language: string | undefined
  authors: string[]
  /** For how long the feed asks not to be read again. */
  freshForSeconds: number | undefined
  entries: FeedEntry[]
}

/** Returns the parts without the empty ones. */
export function removeEmptyFields(fields: EntryFields): EntryFields {
  const kept: EntryFields = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))
      kept[name] = value
  }
  return kept
}

/** Returns the full address; undefined if it is not a valid one. */
export function resolveAddress(address: string | undefined, base: string | undefined): string | undefined {
  if (address === undefined || address.length > 2_048) return undefined
  return readAddress(address, base)?.href
}
