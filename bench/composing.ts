import type postgres from 'postgres'
import { inProject } from '@/db/project'
import { newId } from '@/lib/ids'
import { boss } from '@/lib/jobs/boss'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { drainQueues } from '@/lib/worker/drain-queues'
import { queueLimits } from '@/lib/worker/queue-limits'
import { createTestChannel } from '@/testing/database/content'
import { createTestProject } from '@/testing/database/factories'
import type { BenchServer } from './database'
import { compare } from './harness'
import { comparisons, lineOf, type Report } from './report'
import { sampleEntries } from './sample-entries'

const count = 1000
const queue = 'compose-packages'
/** The share of the bare queue's jobs per second that composing must reach. */
const goal = 0.5

/**
 * Composes a thousand items that were pushed one by one, a job for each, for two channels: from the waiting jobs to
 * the stored packages. For comparison, the queue's own client fetches and completes the same number of jobs without
 * doing anything else.
 */
export async function composing(server: BenchServer): Promise<Report> {
  const { sql } = await server.open('composing')
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  await createTestChannel(ctx, { platform: 'x', language: 'de' })
  const client = await boss()

  const prepare = async () => {
    await sql`truncate pgboss.job, items, packages cascade`
    const ids = await insertItems(sql, ctx)
    const jobs = ids.map((id) => ({ projectId: ctx.projectId, itemIds: [id] }))
    await inProject(ctx, async (tx) => enqueue(tx, composePackagesJob, jobs))
    await sql`analyze items, packages, variants, pgboss.job`
  }
  const bare = (batchSize: number) => async () => {
    const work = async () => {
      for (;;) {
        const jobs = await client.fetch(queue, { batchSize, includeMetadata: true })
        if (jobs.length === 0) return
        await client.complete(queue, jobs)
      }
    }
    await Promise.all(Array.from({ length: queueLimits[queue].slots }, work))
  }
  const ours = async () => {
    await drainQueues({ queues: [queue], until: Date.now() + 300_000 })
  }
  /** Runs the product without some of its own triggers, each given as table and trigger. */
  const without =
    (...triggers: [table: 'variants' | 'packages', trigger: string][]) =>
    async () => {
      const turn = async (to: 'disable' | 'enable') => {
        for (const [table, trigger] of triggers)
          await sql.unsafe(`alter table ${table} ${to} trigger ${trigger}`)
      }
      await turn('disable')
      await ours()
      await turn('enable')
    }
  const check = async () => {
    const [row] = await sql<{ made: number }[]>`
      select count(distinct item_id)::int as made from packages where exists (
        select from variants where package_id = packages.id)`
    if (row?.made !== count) throw new Error(`${row?.made} of ${count} items have their package.`)
  }
  const contest = { prepare, ours, check, rounds: 5, warmUps: 1 }
  return {
    name: 'composing',
    table: comparisons([
      lineOf('Beside bare jobs, one by one', await compare({ ...contest, floor: bare(1) }), 1 / goal),
      lineOf('Beside bare jobs, 50 at a time', await compare({ ...contest, floor: bare(50) })),
      lineOf(
        'Beside the same without keeping revisions',
        await compare({
          ...contest,
          floor: without(['variants', 'keep_new'], ['variants', 'keep_changed']),
        }),
      ),
      lineOf(
        'Beside the same without any triggers of ours',
        await compare({ ...contest, floor: without(['variants', 'user'], ['packages', 'user']) }),
      ),
    ]),
  }
}

async function insertItems(sql: postgres.Sql, ctx: { orgId: string; projectId: string }): Promise<string[]> {
  const rows = sampleEntries(count).map((entry) => ({
    id: newId(),
    org_id: ctx.orgId,
    project_id: ctx.projectId,
    external_id: entry.slug,
    title: entry.slug,
    content_hash: entry.slug,
    featured_image: 'https://assets.example.org/picture.jpg',
    raw_content: 'A little of every storm is caught, dated and shelved where nobody can spill it.',
    metadata: sql.json({ bible: entry.bible as postgres.JSONValue }),
  }))
  for (let at = 0; at < rows.length; at += 200) await sql`insert into items ${sql(rows.slice(at, at + 200))}`
  return rows.map(({ id }) => id)
}
