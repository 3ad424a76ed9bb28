import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { items, packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { boss } from '@/lib/jobs/boss'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { fetchJobs } from '@/lib/jobs/fetch-jobs'
import { drainQueues } from '@/lib/worker/drain-queues'
import { runBatch } from '@/lib/worker/run-job'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { composePackages } from './compose-packages'

useTestDatabase()

/** Creates a project with `count` new items, each pushed separately, so that each has its own job. */
async function pushed(count: number) {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const ids = await Promise.all(Array.from({ length: count }, () => createTestItem(ctx)))
  for (const id of ids)
    await inProject(ctx, async (tx) =>
      enqueue(tx, composePackagesJob, [{ projectId: ctx.projectId, itemIds: [id] }]),
    )
  return { ctx, ids }
}
const drain = () => drainQueues({ queues: ['compose-packages'], until: Date.now() + 60_000 })
const packagesOf = (ctx: ProjectContext<'own'>) =>
  inProject(ctx, (tx) =>
    tx.select({ itemId: packages.itemId, at: packages.createdAt, status: packages.status }).from(packages),
  )
const whole = { batches: 1, requestedFirst: 0, inProgress: [], workspaceSlots: null, receiverSlots: null }

test('all waiting jobs of a project are composed in one transaction', async () => {
  const { ctx, ids } = await pushed(20)
  expect(await drain()).toMatchObject({ done: 20, failed: 0 })
  const made = await packagesOf(ctx)
  expect(new Set(made.map(({ itemId }) => itemId))).toEqual(new Set(ids))
  // The database's `now()` is constant within a transaction.
  expect(new Set(made.map(({ at }) => at.getTime())).size).toBe(1)
})

test('posts that are published automatically are queued once each, at their own time', async () => {
  const { ctx } = await createTestProject()
  for (const platform of ['linkedin', 'x'] as const) await createTestChannel(ctx, { platform })
  const sourceId = await createTestSource(ctx, 'auto')
  const [day, week] = [new Date(Date.now() + 86_400_000), new Date(Date.now() + 7 * 86_400_000)]
  const times = [null, null, day, week]
  // Each text is different, because posts that repeat another one are not published automatically.
  const names = ['Anna', 'Berta', 'Clara', 'Dora']
  const ids = await Promise.all(
    times.map((publishedAt, at) => {
      const rawContent = `${names[at]} keeps ${at + 3} lanterns in the harbour. She lights them every evening at dusk for the fishermen.`
      return createTestItem(ctx, { sourceId, publishedAt, title: names[at] ?? '', metadata: {}, rawContent })
    }),
  )
  await composePackages(ctx, { itemIds: ids })
  const intents = await inProject(ctx, (tx) =>
    tx.select({ id: publications.id, dueAt: publications.dueAt }).from(publications),
  )
  const jobs = await pool().sql<{ id: string; at: number }[]>`
    select data->>'publicationId' as id, (extract(epoch from start_after) * 1000)::float8 as at from pgboss.job
    where name = 'publish' and data->>'projectId' = ${ctx.projectId}`
  const later = (times: number[]) => times.filter((at) => at > Date.now() + 60_000).toSorted((a, b) => a - b)
  const expected = [day, day, week, week].map((at) => at.getTime())
  expect(jobs.map(({ id }) => id).toSorted()).toEqual(intents.map(({ id }) => id).toSorted())
  expect(intents).toHaveLength(8)
  expect([later(intents.map(({ dueAt }) => dueAt.getTime())), later(jobs.map(({ at }) => at))]).toEqual([
    expected,
    expected,
  ])
})

test('an item that the database rejects does not keep the others from being composed', async () => {
  const { ctx, ids } = await pushed(6)
  const [bad = ''] = ids
  await pool().sql.unsafe(`
    create function refuse() returns trigger language plpgsql as
      $f$ begin if new.item_id = '${bad}' then raise 'refused'; end if; return new; end $f$;
    create trigger refuse before insert on packages for each row execute function refuse()`)
  expect(await drain()).toMatchObject({ done: 5, failed: 1 })
  expect(await packagesOf(ctx)).toHaveLength(5)
  await pool().sql`drop trigger refuse on packages`
  await pool().sql`update pgboss.job set start_after = now() where state = 'retry'`
  expect(await drain()).toMatchObject({ done: 1, failed: 0 })
  expect(new Set((await packagesOf(ctx)).map(({ itemId }) => itemId))).toEqual(new Set(ids))
})

test.each(['before it stored them', 'before it told the queue'])(
  'a worker that dies while it holds several jobs, %s, loses no item and duplicates none',
  async (when) => {
    const { ctx, ids } = await pushed(5)
    const client = await boss()
    const [batch] = await fetchJobs(client, 'compose-packages', { ...whole, maxBatchSize: 50 })
    expect(batch?.jobs).toHaveLength(5)
    if (when === 'before it told the queue')
      await runBatch('compose-packages', batch?.jobs ?? [], { signal: new AbortController().signal })
    // The worker's last heartbeat is older than allowed.
    await pool().sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`
    await pool().sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`
    await client.supervise('compose-packages')
    await pool().sql`update pgboss.job set start_after = now() where state = 'retry'`
    expect(await drain()).toMatchObject({ done: 5, failed: 0 })
    expect((await packagesOf(ctx)).map(({ itemId }) => itemId).toSorted()).toEqual(ids.toSorted())
    const rows = await inProject(ctx, (tx) => tx.select().from(items).where(inArray(items.id, ids)))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['transformed']))
  },
)
