import { DocumentReader, type Note } from '@/lib/mapping/document-reader'
import type { Entry, SkippedEntry } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { isRecord } from '@/lib/text/is-empty'
import { bibleAddress } from './addresses'
import type { BucketManifestConfig } from './schemas'
import { slugProblem } from './slug'

export type ManifestEntry = { slug: string; bibleUrl: string; fields: Record<string, unknown> }

/**
 * Reads a parsed manifest (spec/service#2.4): `entries` first, then `characters`. Unusable entries are listed with
 * the reason and do not affect the others. Throws SourceError 'manifest-malformed' when the whole file is not a
 * manifest.
 */
export function readManifest(
  manifest: unknown,
  config: BucketManifestConfig,
  note: Note,
): { entries: Entry<ManifestEntry>[]; skipped: SkippedEntry[] } {
  const result: { entries: Entry<ManifestEntry>[]; skipped: SkippedEntry[] } = { entries: [], skipped: [] }
  const taken = new Set<string>()
  for (const [index, fields] of entriesOf(manifest).entries()) {
    const key = keyOf(fields, index)
    const entry = readEntry(fields, config, note)
    if (typeof entry === 'string') {
      result.skipped.push({ key, reason: entry })
      continue
    }
    if (taken.has(entry.key)) {
      result.skipped.push({ key, reason: 'Two entries share this slug. We use the first one.' })
      continue
    }
    taken.add(entry.key)
    result.entries.push(entry)
  }
  return result
}

function entriesOf(manifest: unknown): unknown[] {
  if (Array.isArray(manifest))
    throw malformed('The manifest is a list, not an object.', 'Wrap the list in an object: {"entries": […]}.')
  if (!isRecord(manifest))
    throw malformed('The manifest is not a JSON object.', 'It must look like {"entries": […]}.')
  const lists = ['entries', 'characters'].filter(
    (name) => Object.hasOwn(manifest, name) && manifest[name] !== null,
  )
  if (lists.length === 0)
    throw malformed(
      'The manifest has neither "entries" nor "characters".',
      'Add the list of entries as "entries" (or "characters").',
    )
  return lists.flatMap((name) => {
    const list = manifest[name]
    if (Array.isArray(list)) return list
    throw malformed(`"${name}" in the manifest is not a list.`, `Write it as "${name}": [ … ].`)
  })
}

const malformed = (message: string, hint: string) => new SourceError('manifest-malformed', { message, hint })

function readEntry(fields: unknown, config: BucketManifestConfig, note: Note): Entry<ManifestEntry> | string {
  if (!isRecord(fields)) return 'The entry is not an object.'
  const slug = Object.hasOwn(fields, 'slug') ? fields.slug : undefined
  const problem = slugProblem(slug)
  if (problem !== undefined || typeof slug !== 'string') return problem ?? 'The slug is not text.'
  const about = (message: string) => note(`${slug}: ${message}`)
  const read = new DocumentReader(fields, 'entry', about)
  if (!['string', 'undefined'].includes(typeof fields.bible_url) && fields.bible_url !== null)
    return 'bible_url is not text.'
  const bibleUrl = bibleAddress(config, slug, read.text('bible_url'))
  if (bibleUrl === undefined) return 'bible_url is not an http address.'
  const fingerprint = read.time('updated_at') ? (read.text('updated_at')?.trim() ?? null) : null
  return { key: slug, fingerprint, data: { slug, bibleUrl, fields } }
}

/**
 * Returns the entry's name for the log: its slug if it has one that can be displayed, otherwise its position in the
 * list.
 */
function keyOf(fields: unknown, index: number): string {
  const slug = isRecord(fields) && Object.hasOwn(fields, 'slug') ? fields.slug : undefined
  const shown =
    typeof slug === 'string'
      ? slug
          .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?')
          .toWellFormed()
          .trim()
      : ''
  return shown === '' ? `entry ${index + 1}` : shown.slice(0, 255)
}
