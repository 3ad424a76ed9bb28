import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { type EntryFields, type FieldPlan, mapFields } from '@/lib/mapping/map-fields'
import type { FeedEntryData } from './discover-entries'
import { resolveAddress } from './feed'
import type { RssFeedConfig } from './schemas'
import { firstWords } from './texts'

/** Which parts of an entry provide which part of an item, for every feed format: full texts before summaries. */
const plan: FieldPlan = {
  title: ['title', 'itunes:title', 'media:title', 'first words'],
  content: [
    'content:encoded',
    'atom:content',
    'content',
    'content_html',
    'content_text',
    'description',
    'summary',
    'atom:summary',
    'itunes:summary',
    'media:description',
    'itunes:subtitle',
  ],
  url: ['link', 'url'],
  featured_image: ['image', 'banner_image', 'media:content', 'enclosure', 'media:thumbnail', 'itunes:image'],
  media_urls: ['image', 'banner_image', 'media:content', 'enclosure', 'attachments'],
  tags: ['category', 'tags', 'dc:subject', 'itunes:keywords', 'media:category', 'media:keywords'],
  published_at: [
    'pubDate',
    'published',
    'date_published',
    'dc:date',
    'atom:published',
    'updated',
    'atom:updated',
    'date_modified',
  ],
}

/** Builds an item from an entry. Pure. Serves spec/service#2.3, spec/decisions#5. */
export function mapEntry(
  key: string,
  { entry, feed }: FeedEntryData,
  config: RssFeedConfig,
  note: Note,
): ItemDraft {
  const fields = named(entry.fields, entry.formats, feed.title)
  const authors = (entry.authors.length > 0 ? entry.authors : feed.authors).slice(0, 20)
  const attachments = entry.attachments.slice(0, 50).flatMap((file) => {
    const url = resolveAddress(file.url, entry.baseUrl)
    return url === undefined ? [] : [{ ...file, url }]
  })
  const item = mapFields(
    {
      key,
      fields,
      baseUrl: entry.baseUrl,
      formats: entry.formats,
      languages: languagesOf(entry.language ?? feed.language, config.default_language),
      metadata: {
        feed: { title: feed.title ?? null, address: feed.address },
        ...(authors.length > 0 ? { authors: authors.map((author) => author.slice(0, 200)) } : {}),
        ...(attachments.length > 0 ? { attachments } : {}),
      },
    },
    plan,
    config.mapping,
    note,
  )
  const leftOut = new Set(config.leave_out_tags.map((tag) => tag.toLowerCase()))
  return {
    ...item,
    contentType: item.contentType ?? config.default_content_type ?? null,
    contentSubtype: item.contentSubtype ?? config.default_brand ?? null,
    tags: item.tags.filter((tag) => !leftOut.has(tag.toLowerCase())).slice(0, 100),
    mediaUrls: item.mediaUrls.slice(0, 100),
    metadata: { ...item.metadata, fields: shortened(fields) },
  }
}

const titles = ['title', 'itunes:title', 'media:title']
const texts = plan.content ?? []

/** Names an entry without a title after the first words of its text; notes on social networks have no title. */
function named(
  fields: EntryFields,
  formats: FeedEntryData['entry']['formats'],
  feedTitle: string | undefined,
): EntryFields {
  if (titles.some((name) => fields[name] !== undefined)) return fields
  const from = texts.find((name) => typeof fields[name] === 'string')
  const words = from === undefined ? undefined : firstWords(String(fields[from]), formats[from])
  const first = words ?? feedTitle
  return first === undefined ? fields : { ...fields, 'first words': first }
}

/**
 * Returns the primary part of a language tag: "de" for "de-AT". If the feed declares none, or nonsense, uses the
 * one from the settings.
 */
function languagesOf(declaredLanguage: string | undefined, otherwise: string | undefined): string[] {
  const tag = declaredLanguage?.trim().toLowerCase().replaceAll('_', '-') ?? ''
  const main = /^([a-z]{2,3})(?:-[a-z\d]{1,8}){0,4}$/.exec(tag)?.[1] ?? otherwise?.split('-')[0]
  return main === undefined ? [] : [main]
}

const maxKeptLength = 500

/** Shortens the parts for the item page; the full text is in the item already. */
function shortened(fields: EntryFields): EntryFields {
  const kept: EntryFields = {}
  for (const name in fields) {
    const value = fields[name]
    if (typeof value === 'string' && value.length > maxKeptLength)
      kept[name] = `${value.slice(0, maxKeptLength).replace(/[\uD800-\uDBFF]$/, '')}…`
    else if (Array.isArray(value))
      kept[name] = value.slice(0, 100).map((one) => (typeof one === 'string' ? one.slice(0, 2_048) : one))
    else kept[name] = value
  }
  return kept
}
