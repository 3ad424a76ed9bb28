import { z } from 'zod'
import { itemStatuses } from '@/db/allowed-values'
import { parseIsoTime } from '@/lib/text/time/iso-time'

export { itemStatuses }

/** The list's filters; all given ones must match. */
export const itemFilters = z.object({
  source_id: z.uuid().optional(),
  status: z.enum(itemStatuses).optional(),
  /** Words in title, slug, brand or tags; each may be a prefix. */
  q: z.string().max(500).optional(),
  /** One tag, matched exactly. */
  tag: z.string().max(500).optional(),
  updated_since: z.iso
    .datetime({ offset: true })
    .refine((value) => parseIsoTime(value) !== undefined, 'Enter a time between the years 1 and 9999.')
    .optional(),
})
export type ItemFilters = z.infer<typeof itemFilters>

/** An item in a list: no raw_content and no metadata. */
export const itemSummary = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  source_id: z.uuid().nullable(),
  external_id: z.string(),
  title: z.string(),
  content_type: z.string().nullable(),
  content_subtype: z.string().nullable(),
  featured_image: z.string().nullable(),
  media_urls: z.array(z.string()),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
  published_at: z.iso.datetime().nullable(),
  url: z.string().nullable(),
  status: z.enum(itemStatuses),
  withdrawn_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type ItemSummary = z.infer<typeof itemSummary>

/** An item's long fields, which a list contains only on request. */
export const longItemFields = ['raw_content', 'metadata'] as const
export type LongItemField = (typeof longItemFields)[number]

/** An item in a list that was requested with `fields`. */
export const listedItem = itemSummary.extend({
  raw_content: z.string().optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
})
export type ListedItem = z.infer<typeof listedItem>

/** An item in the API (spec/http-api#resources). */
export const itemAnswer = itemSummary.extend({
  raw_content: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /**
   * Which fields each column came from, named as in the mapping table; empty for items from other kinds of sources.
   */
  field_sources: z.record(z.string(), z.array(z.string())),
})
export type ItemAnswer = z.infer<typeof itemAnswer>
