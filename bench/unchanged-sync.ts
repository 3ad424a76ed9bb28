import type postgres from 'postgres'
import { get } from './bare-sync'
import type { BenchBucket } from './bucket'
import { createBucketSource, expectRun, syncNow } from './bucket-source'
import type { BenchServer } from './database'
import { compare } from './harness'
import { comparisons, lineOf, type Report } from './report'

const entries = 10_000
const latencyMs = 20

/** A sync of a bucket with 10,000 entries in which nothing has changed (goal 3). */
export async function unchangedSync(server: BenchServer, bucket: BenchBucket): Promise<Report> {
  const { sql } = await server.open('unchanged_sync')
  await bucket.command({ entries, latencyMs: 0, etags: true })
  const source = await createBucketSource(bucket.url)
  await expectRun(source.ctx, await syncNow(source), { created: entries })
  await sql`create table bare_runs (id bigint generated always as identity, at timestamptz not null default now())`
  const stored = await versions(sql)
  const manifest = `${bucket.url}/manifest.json`
  const [{ etag } = { etag: '' }] = await sql<{ etag: string }[]>`
    select index_validators->>'etag' as etag from sources where id = ${source.sourceId}`
  let runId = ''
  const contest = (request: string) => ({
    rounds: 21,
    warmUps: 3,
    prepare: async () => {
      await bucket.command({})
    },
    ours: async () => {
      runId = await syncNow(source)
    },
    check: async () => {
      const { requests } = await bucket.command({})
      const asked = requests.map((each) => Object.values(each).join(' ')).join(', ')
      if (asked !== request) throw new Error(`The sync asked for something else: ${asked}`)
      await expectRun(source.ctx, runId, { discovered: entries, unchanged: entries, updated: 0 })
      if ((await versions(sql)) !== stored) throw new Error('The sync wrote an item.')
    },
  })

  const conditional = contest('manifest.json true 304')
  const ask = async () => {
    await get(manifest, etag)
  }
  const askAndRecord = async () => {
    await ask()
    await sql`insert into bare_runs default values`
  }
  const near = await compare({ ...conditional, floor: ask })
  const recorded = await compare({ ...conditional, floor: askAndRecord })
  await bucket.command({ latencyMs })
  const far = await compare({ ...conditional, floor: ask })
  await bucket.command({ latencyMs: 0, etags: false })
  await syncNow(source)
  const whole = await compare({
    ...contest('manifest.json false 200'),
    floor: () => readWhole(sql, source.sourceId, manifest),
  })
  return {
    name: 'unchanged-sync',
    table: comparisons([
      lineOf('Server on the same machine, beside the request alone', near, 5),
      lineOf('The same, beside the request and one committed row', recorded),
      lineOf('20 ms latency, beside the request alone', far, 5),
      lineOf('Server without ETags, beside reading and comparing the manifest', whole),
    ]),
  }
}

/** The minimum to find out that nothing has changed if the server always sends the whole manifest. */
async function readWhole(sql: postgres.Sql, sourceId: string, manifest: string): Promise<void> {
  const { entries } = JSON.parse(await get(manifest)) as { entries: { slug: string; updated_at: string }[] }
  const rows = await sql<{ key: string; fingerprint: string }[]>`
    select key, fingerprint from source_entries where source_id = ${sourceId}`
  const known = new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]))
  if (entries.some((entry) => known.get(entry.slug) !== entry.updated_at))
    throw new Error('Something changed.')
  await sql`insert into bare_runs default values`
}

/** Returns a value that changes whenever any item is written, even with the same content. */
async function versions(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ all: string }[]>`
    select md5(string_agg(xmin::text || ctid::text, ',' order by id)) as all from items`
  return row?.all ?? ''
}
