import type postgres from 'postgres'
import { newId } from '@/lib/ids'
import type { PushItem } from '@/lib/push/schemas'
import { hashPushItem, mapPushItem } from '@/lib/push/store/map-push-item'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'

const words =
  'river stream water valley bridge morning light stone reed heron boat rain spring current bank mill pebble ferry'.split(
    ' ',
  )

/** Returns an article of about 1.5 kB of HTML, as a CMS sends it; `version` changes its text. */
export function article(number: number, version = 1): PushItem {
  const sentence = (at: number) =>
    words.map((_, n) => words[(n * 7 + at + number + version) % words.length]).join(' ')
  const paragraphs = Array.from(
    { length: 8 },
    (_, at) => `<p>Part ${at}: <b>${sentence(at)}</b>, ${version}.</p>`,
  )
  return {
    external_id: `article-${number}`,
    title: `Article ${number} of the river`,
    content: paragraphs.join('\n'),
    image_url: `https://cdn.example.com/${number}.jpg`,
    url: `https://www.example.com/articles/${number}`,
    tags: ['river', words[number % words.length] ?? 'water'],
    published_at: '2026-11-01T10:00:00Z',
  }
}

export const articles = (from: number, count: number, version = 1): PushItem[] =>
  Array.from({ length: count }, (_, at) => article(from + at, version))

/** The row that an article becomes, built beforehand, since only writing it is compared. */
export type BareRow = {
  id: string
  externalId: string
  title: string
  image: string | null
  url: string | null
  tags: string[]
  publishedAt: string | null
  rawContent: string
  metadata: string
  hash: string
}

const config = pushConfig.parse({})

export function bareRow(item: PushItem): BareRow {
  const draft = mapPushItem(item, config, () => undefined)
  return {
    id: newId(),
    externalId: draft.externalId,
    title: draft.title,
    image: draft.featuredImage,
    url: draft.url,
    tags: draft.tags,
    publishedAt: draft.publishedAt?.toISOString() ?? null,
    rawContent: draft.rawContent,
    metadata: JSON.stringify(draft.metadata),
    hash: hashPushItem(item, config),
  }
}

/** Upserts the same rows in one statement with arrays: no row-level security, no foreign keys, no jobs, no checks. */
export async function upsertBare(sql: postgres.Sql, projectId: string, rows: BareRow[]): Promise<void> {
  await sql`
    insert into bare_items as stored (
      id, org_id, project_id, source_id, external_id, title, featured_image, url, tags, published_at, raw_content, metadata,
      content_hash
    )
    select id, ${projectId}::uuid, ${projectId}::uuid, ${projectId}::uuid, external_id, title, image, url, tags::text[],
      published_at::timestamptz, raw_content, metadata::jsonb, hash
    from unnest(
      ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.externalId)}::text[],
      ${rows.map((row) => row.title)}::text[], ${rows.map((row) => row.image)}::text[],
      ${rows.map((row) => row.url)}::text[],
      ${rows.map((row) => `{${row.tags.map((tag) => JSON.stringify(tag)).join(',')}}`)}::text[],
      ${rows.map((row) => row.publishedAt)}::text[], ${rows.map((row) => row.rawContent)}::text[],
      ${rows.map((row) => row.metadata)}::text[], ${rows.map((row) => row.hash)}::text[]
    ) as given (id, external_id, title, image, url, tags, published_at, raw_content, metadata, hash)
    on conflict (project_id, source_id, external_id) do update set
      title = excluded.title, featured_image = excluded.featured_image, url = excluded.url, tags = excluded.tags,
      published_at = excluded.published_at, raw_content = excluded.raw_content, metadata = excluded.metadata,
      content_hash = excluded.content_hash, updated_at = now()`
}
