import type postgres from 'postgres'
import { get } from './bare-sync'
import type { BenchBucket } from './bucket'
import { createBucketSource, expectRun, syncNow } from './bucket-source'
import type { BenchServer } from './database'
import { compare } from './harness'
import { lineOf, type Report } from './report'

const entries = 10_000

/** A sync of a bucket of 10,000 entries in which nothing has changed (goal 3). */
export async function unchangedSync(server: BenchServer, bucket: BenchBucket): Promise<Report> {
  const { sql } = await server.open('unchanged_sync')
  await bucket.tell({ entries, latencyMs: 0, etags: true })
  const source = await createBucketSource(bucket.url)
  await expectRun(source.ctx, await syncNow(source), { created: entries })
  const stored = await versions(sql)
  const manifest = `${bucket.url}/manifest.json`
  const etag = await etagOf(sql, source.sourceId)
  let runId = ''
  const contest = (requests: string) => ({
    rounds: 25,
    warmUps: 3,
    prepare: async () => {
      await bucket.tell({})
    },
    ours: async () => {
      runId = await syncNow(source)
    },
    check: async () => {
      const asked = (await bucket.tell({})).requests.map((each) => Object.values(each).join(' ')).join(', ')
      if (asked !== requests) throw new Error(`The sync asked for more or something else: ${asked}`)
      await expectRun(source.ctx, runId, { discovered: entries, unchanged: entries, updated: 0 })
      if ((await versions(sql)) !== stored) throw new Error('The sync wrote an item.')
    },
  })

  const conditional = contest('manifest.json true 304')
  const ask = async () => {
    await get(manifest, etag)
  }
  const near = await compare({ ...conditional, floor: ask })
  const recorded = await compare({
    ...conditional,
    floor: async () => {
      await ask()
      await sql`insert into bare_runs default values`
    },
  })
  await bucket.tell({ latencyMs: 20 })
  const far = await compare({ ...conditional, floor: ask })
  return {
    name: 'unchanged-sync',
    lines: [
      lineOf('One conditional request, server on the same machine', near, 5),
      lineOf('The same, the floor also recording that it ran', recorded),
      lineOf('20 ms latency', far, 5),
    ],
  }
}

/** A value that changes when any item is written, even with what it held. */
async function versions(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ all: string }[]>`
    select md5(string_agg(xmin::text || ctid::text, ',' order by id)) as all from items`
  return row?.all ?? ''
}
