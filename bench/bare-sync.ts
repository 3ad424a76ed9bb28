import { createHash } from 'node:crypto'
import type postgres from 'postgres'
import { Agent } from 'undici'
import { newId } from '@/lib/ids'

/** Creates a table shaped like items, with its indexes, but without row-level security and foreign keys. */
export const makeBareTable = async (sql: postgres.Sql): Promise<void> => {
  await sql`create table bare_items (like items including all)`
}

type Bible = { slug: string; display_name: string; tags: string[] }
export type Fetched = { bible: Bible; json: string }

const atOnce = 16
const batchSize = 200
const agent = new Agent({ connections: atOnce })
const projectId = newId()
const sourceId = newId()

/**
 * The minimum a first sync has to do: fetch the manifest, fetch every bible 16 at a time, parse, hash, and write
 * the rows in batches while the fetching goes on. It checks nothing, maps nothing and remembers nothing.
 */
export async function bareSync(sql: postgres.Sql, bucketUrl: string): Promise<void> {
  const manifest = JSON.parse(await get(`${bucketUrl}/manifest.json`)) as { entries: { slug: string }[] }
  const slugs = manifest.entries.map(({ slug }) => slug)
  let next = 0
  let waiting: Fetched[] = []
  let storing: Promise<unknown> = Promise.resolve()
  const flush = () => {
    const batch = waiting
    waiting = []
    storing = storing.then(() => store(sql, batch))
    return storing
  }
  const work = async () => {
    for (let slug = slugs[next++]; slug !== undefined; slug = slugs[next++]) {
      const json = await get(`${bucketUrl}/${encodeURIComponent(slug)}/bible.json`)
      waiting.push({ bible: JSON.parse(json), json })
      if (waiting.length >= batchSize) await flush()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await flush()
}

/** Sends one request and returns its body as text; `etag` makes it conditional. */
export async function get(url: string, etag?: string): Promise<string> {
  const { origin, pathname, search } = new URL(url)
  const { body } = await agent.request({
    origin,
    path: pathname + search,
    method: 'GET',
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  })
  return body.text()
}

/** Writes the rows in one statement. */
export async function store(sql: postgres.Sql, batch: Fetched[]): Promise<void> {
  if (batch.length === 0) return
  await sql`
    insert into bare_items (
      id, org_id, project_id, source_id, external_id, title, tags, metadata, content_hash
    )
    select id, ${projectId}::uuid, ${projectId}::uuid, ${sourceId}::uuid, external_id, title, tags::text[], metadata::jsonb, hash
    from unnest(
      ${batch.map(() => newId())}::uuid[],
      ${batch.map(({ bible }) => bible.slug)}::text[],
      ${batch.map(({ bible }) => bible.display_name)}::text[],
      ${batch.map(({ bible }) => `{${bible.tags.map((tag) => JSON.stringify(tag)).join(',')}}`)}::text[],
      ${batch.map(({ json }) => json)}::text[],
      ${batch.map(({ json }) => createHash('sha256').update(json).digest('base64url'))}::text[]
    ) as given (id, external_id, title, tags, metadata, hash)
    on conflict (project_id, source_id, external_id) do update set
      title = excluded.title, tags = excluded.tags, metadata = excluded.metadata, content_hash = excluded.content_hash`
}
