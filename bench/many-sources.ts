import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { newId } from '@/lib/ids'
import { tick } from '@/lib/worker/tick'
import { startWorker } from '@/lib/worker/worker'
import { createTestProject } from '@/testing/database/factories'
import { get } from './bare-sync'
import type { BenchBucket } from './bucket'
import type { BenchServer } from './database'
import { compare } from './harness'
import { type ManyServers, startManyServers } from './many-servers'
import { comparisons, lineOf, type Report } from './report'

/** Number of sources in each workspace: a big one, small ones, and one with a single source. */
const workspaces = [800, ...Array.from({ length: 9 }, () => 22), 1]
const answering = 25
const hanging = 50
/** Concurrency of the floor; the product's prompt queue has the same number of slots (lib/worker/queue-limits.ts). */
const atOnce = 48

type Source = { id: string; url: string; hangs: boolean; single: boolean }

/**
 * A thousand sources due at once, all unchanged, and one worker process: no source delays another
 * (spec/decisions#4).
 */
export async function manySources(server: BenchServer, _bucket: BenchBucket): Promise<Report> {
  const { sql } = await server.open('many_sources')
  const servers = await startManyServers({ answering, hanging })
  const all = await createSources(servers)
  const well = all.filter((source) => !source.hangs)
  const single = all.filter((source) => source.single)
  const worker = await startWorker()
  try {
    await sync(sql, all, all)
    const etags = await etagsOf(sql)
    await sql`create table bare_sources (id uuid primary key, etag text, at timestamptz not null)`

    const prepare = async () => {
      await servers.hang(false)
      await waitUntilSynced(sql, all)
      await sql`update sources set next_sync_at = null, consecutive_failures = 0, status = 'active', error = null`
    }
    const check = () => expectSynced(sql, well)
    const contest = { prepare, check, rounds: 3, warmUps: 1 }
    const alone = () => sync(sql, well, well)
    const besideHanging = (knownToFail: boolean) => async () => {
      await servers.hang(true)
      if (knownToFail)
        await sql`update sources set consecutive_failures = 3 where id = any(${idsOf(all, true)})`
      await sync(sql, all, well)
    }
    const bare = await compare({ ...contest, floor: () => askBare(sql, well, etags), ours: alone })
    const first = await compare({ ...contest, floor: alone, ours: besideHanging(false) })
    const known = await compare({ ...contest, floor: alone, ours: besideHanging(true) })
    const wait = await compare({
      ...contest,
      check: () => expectSynced(sql, single),
      floor: alone,
      ours: () => sync(sql, well, single),
    })
    return {
      name: 'many-sources',
      table: comparisons([
        lineOf('949 unchanged sources, beside bare requests and upserts', bare),
        lineOf('The same 949 while 50 more hang for the first time, beside without those', first, 1.2),
        lineOf('The same while 50 hang that are known to fail', known, 1.2),
        lineOf('The wait of a workspace with one source, beside the whole', wait, 0.2),
      ]),
    }
  } finally {
    await servers.hang(false)
    await waitUntilSynced(sql, all)
    await worker.stop()
    servers.close()
  }
}

async function createSources(servers: ManyServers): Promise<Source[]> {
  const all: Source[] = []
  for (const count of workspaces) {
    const { ctx } = await createTestProject()
    const own = Array.from({ length: count }, (_, at): Source => {
      // The hanging sources all belong to the big workspace, one in sixteen.
      const hangs = count === 800 && at % 16 === 0
      const hosts = hangs ? servers.hanging : servers.answering
      const id = newId()
      return { id, url: `http://${hosts[at % hosts.length]}/${id}`, hangs, single: count === 1 }
    })
    await inProject(ctx, (tx) =>
      tx.insert(sources).values(
        own.map(({ id, url }) => ({
          id,
          sourceType: 'bucket_manifest',
          name: 'Bucket',
          config: { base_url: url },
          syncIntervalMinutes: 43_200,
        })),
      ),
    )
    all.push(...own)
  }
  return all
}

const idsOf = (all: Source[], hangs: boolean) =>
  all.filter((source) => source.hangs === hangs).map(({ id }) => id)

/** Makes sources due at once and waits until the awaited ones are done. */
async function sync(sql: postgres.Sql, due: Source[], awaited: Source[]): Promise<void> {
  await sql`update sources set next_sync_at = now() where id = any(${due.map(({ id }) => id)})`
  await tick()
  await waitUntilSynced(sql, awaited)
}

async function waitUntilSynced(sql: postgres.Sql, awaited: Source[]): Promise<void> {
  const ids = awaited.map(({ id }) => id)
  for (;;) {
    const [waiting] = await sql`
      select 1 from sync_runs where status in ('queued', 'running') and source_id = any(${ids}) limit 1`
    if (!waiting) return
    await pause(10)
  }
}

async function expectSynced(sql: postgres.Sql, awaited: Source[]): Promise<void> {
  const [wrong] = await sql<{ count: number }[]>`
    select count(*)::int as count from sources cross join lateral (
      select status, counts from sync_runs where source_id = sources.id order by id desc limit 1) as run
    where sources.id = any(${awaited.map(({ id }) => id)})
      and (run.status <> 'succeeded' or (run.counts->>'unchanged')::int <> 1)`
  if (wrong?.count !== 0) throw new Error(`${wrong?.count} sources were not synced as is measured.`)
}

async function etagsOf(sql: postgres.Sql): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; etag: string }[]>`
    select id, index_validators->>'etag' as etag from sources`
  return new Map(rows.map(({ id, etag }) => [id, etag]))
}

/** The minimum: the same requests, with one row each to record that it was done. */
async function askBare(sql: postgres.Sql, all: Source[], etags: Map<string, string>): Promise<void> {
  let next = 0
  const work = async () => {
    for (let source = all[next++]; source; source = all[next++]) {
      const etag = etags.get(source.id)
      await get(`${source.url}/manifest.json`, etag)
      await sql`insert into bare_sources values (${source.id}, ${etag ?? null}, now())
        on conflict (id) do update set at = excluded.at`
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
