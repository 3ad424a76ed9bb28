import { getTableColumns } from 'drizzle-orm'
import { type ItemRow, items } from '@/db/schema'
import { explainMapping } from './explain-mapping'
import type { ItemAnswer, ItemSummary } from './schemas'

const { search: _search, ...columns } = getTableColumns(items)
const { rawContent: _rawContent, metadata: _metadata, contentHash: _contentHash, ...summary } = columns

/** Every column of an item except the search index. */
export const itemColumns = columns
/** The columns of a list: none of the long ones. */
export const summaryColumns = summary

type Row = Omit<ItemRow, 'search'>
type SummaryRow = Omit<Row, 'rawContent' | 'metadata' | 'contentHash'>

/** Converts a list row to its API representation. */
export function presentItemSummary(row: SummaryRow): ItemSummary {
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    source_id: row.sourceId,
    external_id: row.externalId,
    title: row.title,
    content_type: row.contentType,
    content_subtype: row.contentSubtype,
    featured_image: row.featuredImage,
    media_urls: row.mediaUrls,
    tags: row.tags,
    languages: row.languages,
    published_at: row.publishedAt?.toISOString() ?? null,
    url: row.url,
    status: row.status,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Converts a stored item to its API representation (spec/http-api#resources). */
export const presentItem = (row: Row): ItemAnswer => ({
  ...presentItemSummary(row),
  raw_content: row.rawContent,
  metadata: row.metadata,
  field_sources: explainMapping(row),
})
