import { isUtf8 } from 'node:buffer'
import type { Note } from '@/lib/mapping/document-reader'
import { captionFields } from '@/lib/mapping/read-captions'
import { EntrySkipped } from '@/lib/sources/source-error'
import { storableJson } from '@/lib/text/storable-json'
import { flatFields } from './flat-fields'
import { readFrontMatter } from './front-matter'

/** A parsed file: its flattened front matter fields and its text. */
export type MarkdownDocument = { fields: Record<string, unknown>; body: string }

/**
 * Parses a file's bytes. Throws EntrySkipped for anything that is not UTF-8 text, for a Git LFS pointer, for front
 * matter that cannot be parsed, and for a draft unless drafts are included.
 */
export function readDocument(
  bytes: Uint8Array,
  about: { path: string; includeDrafts: boolean; note: Note },
): MarkdownDocument {
  if (!isUtf8(bytes))
    throw new EntrySkipped(
      bytes.subarray(0, 8_000).includes(0)
        ? 'The file is not a text file.'
        : 'The file is not valid UTF-8 text. Save it as UTF-8.',
    )
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('version https://git-lfs.github.com/spec/'))
    throw new EntrySkipped('The file is stored in Git LFS, so the repository only has a placeholder.')
  const clean = storableJson(readFrontMatter(text), about.note) as MarkdownDocument
  const fields = flatFields(clean.fields)
  // In a flattened list of tracks, only the order would tell which language belongs to which address.
  for (const name of captionFields)
    if (typeof clean.fields[name] === 'object' && clean.fields[name] !== null)
      fields[name] = clean.fields[name]
  if (!about.includeDrafts && isDraft(fields, about.path))
    throw new EntrySkipped('It is a draft. To import drafts, turn this on in the settings.')
  return { fields, body: clean.body.replace(/\r\n?/g, '\n') }
}

function isDraft(fields: Record<string, unknown>, path: string): boolean {
  const says = (name: string) =>
    String(fields[Object.keys(fields).find((each) => each.toLowerCase() === name) ?? ''] ?? '').toLowerCase()
  return (
    /^(?:true|yes|on|1)$/.test(says('draft')) ||
    /^(?:false|no|off|0)$/.test(says('published')) ||
    /(?:^|\/)_drafts\//.test(path)
  )
}
