import { decodeHTML } from 'entities'
import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { type FieldPlan, mapFields } from '@/lib/mapping/map-fields'
import type { PushConfig } from '@/lib/sources/connectors/push/schemas'
import { contentHash } from '@/lib/text/content-hash'
import type { ContentFormat } from '@/lib/text/content-to-markdown'
import { explainUnreadableTime, readTime } from '@/lib/text/time/read-time'
import { type PushItem, pushLimits } from '../schemas'

/** Increase with every change of the mapping, so that items are mapped again when they are next pushed. */
const mappingVersion = 3
/** Maximum size of a publisher's additional fields. */
const maxExtraBytes = 64 * 1024

const plan: FieldPlan = {
  title: ['title'],
  content: ['content'],
  url: ['url'],
  featured_image: ['image_url'],
  media_urls: ['media_urls'],
  tags: ['tags'],
  published_at: ['published_at'],
  content_type: ['content_type'],
  content_subtype: ['brand'],
}
const own = new Set(['external_id', 'updated_at', 'captions', 'subtitles', ...Object.values(plan).flat()])
const formats: readonly string[] = ['html', 'markdown', 'text'] satisfies ContentFormat[]

/**
 * Hashes what an item is made from: everything its publisher sent, except the time of the last change, which is not
 * a change in itself, and the settings that affect it.
 */
export function hashPushItem(item: PushItem, config: PushConfig): string {
  const { updated_at: _, ...sent } = item
  return contentHash([
    mappingVersion,
    sent,
    config.default_content_type,
    config.default_brand,
    config.default_target_platforms,
  ])
}

/** Returns when the publisher last changed the item; undefined, with a note, if the value is not a valid time. */
export function sourceUpdatedAt(item: PushItem, note: Note): Date | undefined {
  if (typeof item.updated_at !== 'string' || item.updated_at.trim() === '') return undefined
  const time = readTime(item.updated_at, 'iso')
  if (!time) note(`“updated_at” ${explainUnreadableTime(item.updated_at, 'iso')}. We skipped it.`)
  return time
}

/**
 * Maps what a publisher sent to an item (spec/service#2.8). Everything is kept in `metadata.fields`, including
 * unknown fields, up to 64 KiB; relative addresses in the content are resolved against the item's own. Pure; adds a
 * note for everything that is left out.
 */
export function mapPushItem(item: PushItem, config: PushConfig, note: Note): ItemDraft {
  const sent = bounded(item, note)
  // WordPress and others send titles as HTML: “Tom &amp; Jerry”.
  const fields = sent.title?.includes('&') ? { ...sent, title: decodeHTML(sent.title) } : sent
  const format = fields.content_format
  const language =
    typeof fields.language === 'string' ? fields.language.trim().toLowerCase().replaceAll('_', '-') : ''
  const draft = mapFields(
    {
      key: item.external_id,
      fields,
      times: 'iso',
      baseUrl: typeof item.url === 'string' && item.url.trim() !== '' ? item.url.trim() : undefined,
      ...(typeof format === 'string' && formats.includes(format)
        ? { formats: { content: format as ContentFormat } }
        : {}),
      languages: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(language) ? [language] : [],
    },
    plan,
    {},
    note,
  )
  return {
    ...draft,
    tags: draft.tags.slice(0, pushLimits.tags).map((tag) => tag.slice(0, pushLimits.tag)),
    mediaUrls: draft.mediaUrls.slice(0, 100),
    contentType: draft.contentType ?? config.default_content_type ?? null,
    contentSubtype: draft.contentSubtype ?? config.default_brand ?? null,
    metadata: { ...draft.metadata, ...targets(fields, config) },
  }
}

function targets(fields: Record<string, unknown>, config: PushConfig): { target_platforms?: string[] } {
  const named = Array.isArray(fields.target_platforms)
    ? fields.target_platforms.filter((key): key is string => typeof key === 'string' && key.trim() !== '')
    : []
  if (named.length > 0) return { target_platforms: named.slice(0, 50) }
  return config.default_target_platforms.length > 0
    ? { target_platforms: config.default_target_platforms }
    : {}
}

/** Returns the item's fields, without a publisher's additional fields if these are too large to keep. */
function bounded(item: PushItem, note: Note): Partial<PushItem> {
  const others = Object.entries(item).filter(([name]) => !own.has(name))
  if (others.length === 0) return item
  if (Buffer.byteLength(JSON.stringify(Object.fromEntries(others))) <= maxExtraBytes) return item
  note('Its other fields are larger than 64 KiB. We skipped them.')
  return Object.fromEntries(Object.entries(item).filter(([name]) => own.has(name)))
}
