import { type SQL, sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { newId } from '@/lib/ids'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { serializeJson } from '@/lib/text/serialize-json'
import { storableText } from '@/lib/text/storable-text'

export type ItemToStore = {
  /** The id it gets if it is new; by default a fresh one. */
  id?: string | undefined
  draft: ItemDraft
  contentHash: string
  /** When its publisher last changed it, if they say so. */
  sourceUpdatedAt?: Date | undefined
}
export type StoredItem = { id: string; externalId: string; created: boolean }

/**
 * Stores a batch of new and changed items of one source in a single statement. Takes the open transaction, the
 * source's id and drafts with distinct external ids. Existing items are updated in place (spec/service#3) and go
 * through the pipeline again, unless a person has archived them. Returns the id of each; serves spec/performance#1
 * and #3.
 *
 * A caller without the source's lease may race with another writer of the same item: with `skipUnchanged`, an item
 * whose stored content is already the same, or whose publisher changed it later, is left unchanged and missing from
 * the result.
 */
export async function upsertItems(
  tx: ProjectTx,
  sourceId: string,
  batch: ItemToStore[],
  options: { skipUnchanged?: boolean } = {},
): Promise<StoredItem[]> {
  if (batch.length === 0) return []
  const column = (read: (item: ItemToStore) => string | null) =>
    sql.param(batch.map((item) => storable(read(item))))
  const draft = (read: (item: ItemDraft) => string | null) => column((item) => read(item.draft))
  return prepared<StoredItem>(
    tx,
    sql`
    insert into items as stored (
      id, source_id, external_id, title, content_type, content_subtype, featured_image, media_urls, tags, languages,
      published_at, url, raw_content, metadata, content_hash, source_updated_at
    )
    select
      id, ${sourceId}::uuid, external_id, title, content_type, content_subtype, featured_image, media_urls::text[],
      tags::text[], languages::text[], published_at::timestamptz, url, raw_content, metadata::jsonb, content_hash,
      source_updated_at::timestamptz
    from unnest(
      ${column((item) => item.id ?? newId())}::uuid[],
      ${draft((item) => item.externalId)}::text[],
      ${draft((item) => item.title)}::text[],
      ${draft((item) => item.contentType)}::text[],
      ${draft((item) => item.contentSubtype)}::text[],
      ${draft((item) => item.featuredImage)}::text[],
      ${draft((item) => arrayLiteral(item.mediaUrls))}::text[],
      ${draft((item) => arrayLiteral(item.tags))}::text[],
      ${draft((item) => arrayLiteral(item.languages))}::text[],
      ${draft((item) => item.publishedAt?.toISOString() ?? null)}::text[],
      ${draft((item) => item.url)}::text[],
      ${draft((item) => item.rawContent)}::text[],
      ${draft((item) => serializeJson(item.metadata))}::text[],
      ${column((item) => item.contentHash)}::text[],
      ${column((item) => item.sourceUpdatedAt?.toISOString() ?? null)}::text[]
    ) as given (
      id, external_id, title, content_type, content_subtype, featured_image, media_urls, tags, languages, published_at,
      url, raw_content, metadata, content_hash, source_updated_at
    )
    on conflict (project_id, source_id, external_id) do update set
      title = excluded.title, content_type = excluded.content_type, content_subtype = excluded.content_subtype,
      featured_image = excluded.featured_image, media_urls = excluded.media_urls, tags = excluded.tags,
      languages = excluded.languages, published_at = excluded.published_at, url = excluded.url,
      raw_content = excluded.raw_content, metadata = excluded.metadata, content_hash = excluded.content_hash,
      status = case when stored.status = 'archived' then stored.status else 'new' end,
      source_updated_at = coalesce(excluded.source_updated_at, stored.source_updated_at),
      withdrawn_at = null, updated_at = now()
    ${options.skipUnchanged ? onlyIfChanged : sql``}
    returning stored.id, stored.external_id as "externalId", stored.xmax = 0 as created`,
  )
}

const onlyIfChanged: SQL = sql`
    where stored.content_hash is distinct from excluded.content_hash
      and (excluded.source_updated_at is null or stored.source_updated_at is null
        or stored.source_updated_at <= excluded.source_updated_at)`

const storable = (text: string | null): string | null => text && storableText(text)

/** Serializes a list as a PostgreSQL array literal: unnest would flatten nested arrays. */
const arrayLiteral = (values: string[]): string =>
  `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
