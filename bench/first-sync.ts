import { bareSync, makeBareTable } from './bare-sync'
import type { BenchBucket } from './bucket'
import { type BucketSource, createBucketSource, expectRun, syncNow } from './bucket-source'
import type { BenchServer } from './database'
import { compare, type Spread, spread } from './harness'
import { comparisons, lineOf, type Report } from './report'

const entries = 1000
const latencyMs = 20
const atOnce = 16

/** The first sync of a bucket with 1,000 entries (goal 3): queued, run, everything stored. */
export async function firstSync(server: BenchServer, bucket: BenchBucket): Promise<Report> {
  const { sql } = await server.open('first_sync')
  await makeBareTable(sql)
  await bucket.command({ entries, latencyMs: 0, etags: true })
  let source: BucketSource
  let runId = ''
  const contest = {
    prepare: async () => {
      await sql`truncate bare_items, items, sources, pgboss.job cascade`
      source = await createBucketSource(bucket.url)
    },
    floor: () => bareSync(sql, bucket.url),
    ours: async () => {
      runId = await syncNow(source)
    },
    check: () => expectRun(source.ctx, runId, { discovered: entries, created: entries }),
  }
  const near = await compare({ ...contest, rounds: 11, warmUps: 3 })
  await bucket.command({ latencyMs })
  const far = await compare({ ...contest, rounds: 5 })
  const ideal = (entries * latencyMs) / atOnce
  return {
    name: 'first-sync',
    table: comparisons([
      lineOf('Server on the same machine', near, 1.5),
      lineOf('20 ms latency, beside bare fetching', far),
      {
        what: `20 ms latency, beside 1,000 × 20 ms / 16`,
        ratio: divided(far.ours, ideal),
        ours: far.ours,
        floor: spread([ideal]),
        rounds: far.rounds,
        goal: 1.3,
      },
    ]),
  }
}

const divided = ({ median, min, max }: Spread, by: number): Spread => ({
  median: median / by,
  min: min / by,
  max: max / by,
})
