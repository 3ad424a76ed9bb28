import { createHash } from 'node:crypto'
import { parseFeed } from 'feedsmith'
import type postgres from 'postgres'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { createTestProject } from '@/testing/database/factories'
import { get, makeBareTable } from './bare-sync'
import type { BenchBucket } from './bucket'
import { expectRun, syncNow } from './bucket-source'
import type { BenchServer } from './database'
import { compare } from './harness'
import { comparisons, lineOf, type Report } from './report'
import { feedPath } from './sample-feeds'

const feeds = 200
const entries = 50
const atOnce = 16

/** Reads 200 feeds of 50 entries, for the first time and when nothing has changed (goal 5). */
export async function feedsBench(server: BenchServer, bucket: BenchBucket): Promise<Report> {
  const { sql } = await server.open('feeds')
  await makeBareTable(sql)
  await sql`create table bare_runs (id bigint generated always as identity, at timestamptz not null default now())`
  await bucket.command({ feeds: { count: feeds, entries }, latencyMs: 0, etags: true })
  const addresses = Array.from({ length: feeds }, (_, at) => `${bucket.url}/${feedPath(at)}`)
  let ctx: ProjectContext<'own'> | undefined
  let ids: string[] = []
  let runs: string[] = []
  const sync = async () => {
    runs = []
    await each(ids, async (sourceId) => {
      if (ctx) runs.push(await syncNow({ ctx, sourceId }))
    })
  }
  const check = async (counts: object) => {
    await bucket.command({})
    for (const run of runs) if (ctx) await expectRun(ctx, run, counts)
  }
  const cold = await compare({
    rounds: 5,
    prepare: async () => {
      await sql`truncate bare_items, items, sources, pgboss.job cascade`
      ctx = (await createTestProject()).ctx
      ids = await createSources(ctx, addresses)
    },
    floor: () => each(addresses, (address) => bareFeed(sql, address)),
    ours: sync,
    check: () => check({ discovered: entries, created: entries }),
  })
  const etags = new Map(
    (
      await sql<{ address: string; etag: string }[]>`
      select config->>'feed_url' as address, index_validators->>'etag' as etag from sources`
    ).map((row) => [row.address, row.etag]),
  )
  const unchanged = {
    rounds: 7,
    warmUps: 2,
    ours: sync,
    check: () => check({ discovered: entries, unchanged: entries }),
  }
  const ask = async (address: string) => {
    await get(address, etags.get(address))
  }
  const asked = await compare({ ...unchanged, floor: () => each(addresses, ask) })
  const recorded = await compare({
    ...unchanged,
    floor: () =>
      each(addresses, async (address) => {
        await ask(address)
        await sql`insert into bare_runs default values`
      }),
  })
  return {
    name: 'feeds',
    table: comparisons([
      lineOf('200 feeds of 50 entries, read for the first time', cold, 1.8),
      lineOf('Nothing has changed, beside the requests alone', asked),
      lineOf('The same, beside the requests and one committed row each', recorded),
    ]),
  }
}

/** Processes all of them, 16 at a time. */
async function each<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < all.length; at = next++) await work(all[at] as T)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function createSources(ctx: ProjectContext<'own'>, addresses: string[]): Promise<string[]> {
  const rows = addresses.map((address) => ({
    id: newId(),
    sourceType: 'rss_feed',
    name: 'Feed',
    config: { feed_url: address },
  }))
  await inProject(ctx, (tx) => tx.insert(sources).values(rows))
  return rows.map(({ id }) => id)
}

const projectId = newId()

/** The minimum a script has to do with a feed: fetch, parse, and write its entries as they are, in one statement. */
async function bareFeed(sql: postgres.Sql, address: string): Promise<void> {
  const parsed = parseFeed(await get(address))
  if (parsed.format !== 'rss') throw new Error('The sample is no RSS.')
  const items = (parsed.feed.items ?? []).map((item) => ({ item, json: JSON.stringify(item) }))
  await sql`
    insert into bare_items (
      id, org_id, project_id, source_id, external_id, title, tags, raw_content, metadata, content_hash
    )
    select id, ${projectId}::uuid, ${projectId}::uuid, ${projectId}::uuid, external_id, title, tags::text[], content, metadata::jsonb, hash
    from unnest(
      ${items.map(() => newId())}::uuid[],
      ${items.map(({ item }) => item.guid?.value ?? '')}::text[],
      ${items.map(({ item }) => item.title ?? '')}::text[],
      ${items.map(({ item }) => `{${(item.categories ?? []).map(({ name }) => JSON.stringify(name)).join(',')}}`)}::text[],
      ${items.map(({ item }) => item.content?.encoded ?? '')}::text[],
      ${items.map(({ json }) => json)}::text[],
      ${items.map(({ json }) => createHash('sha256').update(json).digest('base64url'))}::text[]
    ) as given (id, external_id, title, tags, content, metadata, hash)
    on conflict (project_id, source_id, external_id) do update set
      title = excluded.title, tags = excluded.tags, raw_content = excluded.raw_content, metadata = excluded.metadata,
      content_hash = excluded.content_hash`
}
