import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inProject } from '@/db/project'
import type { QueueName } from '@/db/queue'
import { sources } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { boss } from '@/lib/jobs/boss'
import { fetchJobs } from '@/lib/jobs/fetch-jobs'
import { drainQueues } from '@/lib/worker/drain-queues'
import { handlers } from '@/lib/worker/handlers'
import { openQueueConsumer, type QueueLimits } from '@/lib/worker/queue-consumer'
import { syncDue } from '@/lib/worker/sync-due'
import { useTestDatabase } from '@/testing/database/database'
import { createSyncedSource, type SyncedSource } from '@/testing/fakes/synced-source'
import { listRuns } from '../read/list-runs'
import { runSync } from '../run/run-sync'
import { syncSource } from '../run/sync-source'
import { queueDueSources } from './queue-due-sources'
import { chooseSyncQueue } from './sync-queue'

useTestDatabase()

type Values = Partial<typeof sources.$inferInsert>
const past = () => new Date(Date.now() - 60_000)
const set = (source: SyncedSource, values: Values) =>
  inProject(source.ctx, (tx) => tx.update(sources).set(values).where(eq(sources.id, source.sourceId)))
const due = async (values: Values = {}) => {
  const source = await createSyncedSource()
  source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
  await set(source, { nextSyncAt: past(), ...values })
  return source
}
/** Adds more sources with the same bucket, in the same workspace. */
const addDue = (source: SyncedSource, count: number) =>
  inProject(source.ctx, (tx) =>
    tx.insert(sources).values(
      Array.from({ length: count }, () => ({
        id: newId(),
        sourceType: 'bucket_manifest',
        name: 'Another',
        config: { base_url: source.bucket.url },
        nextSyncAt: past(),
      })),
    ),
  )
const newestRun = async (source: SyncedSource) =>
  (await listRuns(source.ctx, { sourceId: source.sourceId, limit: 1 })).data[0]
const until = (condition: () => Promise<boolean> | boolean) =>
  expect.poll(condition, { timeout: 120_000 }).toBe(true)
const isDone = async (source: SyncedSource) => (await newestRun(source))?.status === 'succeeded'

/** Holds every response of a source's server until released. */
function hang(source: SyncedSource): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  source.bucket.hold(() => promise)
  return () => {
    source.bucket.hold(undefined)
    resolve()
  }
}

async function consume(queue: QueueName, size: QueueLimits) {
  const stop = new AbortController()
  const opened = openQueueConsumer(await boss(), queue, size, stop.signal)
  onTestFinished(async () => {
    stop.abort()
    await opened.close(0)
  })
  return opened
}

type QueuedJob = { queue: string; runId: string; sourceId: string; orgId: string }
/** Returns the queued jobs of these sources in the order in which they are taken. */
const jobsOf = (...own: SyncedSource[]) =>
  inSystem((tx) =>
    tx.execute<QueuedJob>(sql`
      select job.name as queue, runs.id as "runId", runs.source_id as "sourceId", runs.org_id as "orgId"
      from pgboss.job join sync_runs runs on runs.id = (job.data->>'runId')::uuid
      where job.name like 'sync-%' and job.state = 'created'
        and runs.org_id = any(${sql.param(own.map(({ ctx }) => ctx.orgId))}::uuid[])
      order by job.priority desc, job.created_on, job.id`),
  )

describe('a source that hangs', () => {
  test('gives up its slot after a while, so the others sync while it still hangs', async () => {
    const hanging = await Promise.all([due(), due(), due()])
    const releases = hanging.map(hang)
    for (const source of hanging)
      await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    const opened = await consume('sync-source', { slots: 2, long: { afterMs: 20, slots: 2 } })
    await opened.poll()
    await until(() => opened.runningCount() === 3)
    const well = await Promise.all([due(), due()])
    for (const source of well)
      await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'schedule' })
    void opened.poll()
    await until(async () => (await Promise.all(well.map(isDone))).every(Boolean))
    for (const release of releases) release()
    await until(() => opened.runningCount() === 0)
  })

  test('waits in a separate queue once it is known to be slow or to fail', async () => {
    const failing = await due({ status: 'error', consecutiveFailures: 3 })
    const long = await due({ lastRunMs: 60_000 })
    const well = await due({ lastRunMs: 900 })
    await queueDueSources()
    expect((await jobsOf(failing, long)).map(({ queue }) => queue)).toEqual([
      'sync-slow-source',
      'sync-slow-source',
    ])
    expect((await jobsOf(well)).map(({ queue }) => queue)).toEqual(['sync-source'])

    const releases = [failing, long].map(hang)
    const working = drainQueues({
      queues: ['sync-source', 'sync-slow-source'],
      until: Date.now() + 120_000,
    })
    await until(() => isDone(well))
    for (const release of releases) release()
    await working
    // A good, short run brings them back.
    await Promise.all([failing.sync(), long.sync()])
    const after = await Promise.all([failing.source(), long.source()])
    expect(after.map(chooseSyncQueue)).toEqual(['prompt', 'prompt'])
  })

  test('is tried at once when a person asks, but in the slow queue when the source does', async () => {
    const [requested, notified] = [
      await due({ consecutiveFailures: 2 }),
      await due({ consecutiveFailures: 2 }),
    ]
    await syncSource(requested.ctx, { sourceId: requested.sourceId, trigger: 'manual' })
    await syncSource(notified.ctx, { sourceId: notified.sourceId, trigger: 'notify' })
    expect((await jobsOf(requested)).map(({ queue }) => queue)).toEqual(['sync-source'])
    expect((await jobsOf(notified)).map(({ queue }) => queue)).toEqual(['sync-slow-source'])
  })
})

test.each(['sync-source', 'sync-slow-source'] as const)(
  'a run in %s whose source another process holds returns to the same queue',
  async (queue) => {
    const source = await due({ leaseUntil: new Date(Date.now() + 20_000), leaseFence: 1 })
    const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'schedule' })
    await inSystem((tx) => tx.execute(sql`delete from pgboss.job where data->>'runId' = ${id}`))
    const handle = await handlers[queue]()
    const { signal } = new AbortController()
    await handle({ projectId: source.ctx.projectId, runId: id }, { signal, retryCount: 0 })
    expect((await jobsOf(source)).map((job) => [job.queue, job.runId])).toEqual([[queue, id]])
  },
)

test('the cron call composes new items while another source still hangs', async () => {
  const [hanging, well] = [await due(), await due()]
  const release = hang(hanging)
  const working = syncDue()
  const composed = async () => {
    const rows = await inSystem((tx) =>
      tx.execute(sql`
        select 1 from pgboss.job where name = 'compose-packages' and state = 'completed'
          and data->>'projectId' = ${well.ctx.projectId}`),
    )
    return rows.length > 0
  }
  await until(composed)
  release()
  await working
})

/** Returns the workspaces in the order in which these sources' jobs are taken from the prompt queue. */
async function turnsOf(...own: SyncedSource[]): Promise<string[]> {
  const every = {
    batches: 500,
    requestedFirst: 250,
    maxBatchSize: 1,
    inProgress: [],
    workspaceSlots: null,
    receiverSlots: null,
  }
  const batches = await fetchJobs(await boss(), 'sync-source', every)
  const orgIds = new Set(own.map(({ ctx }) => ctx.orgId))
  return batches.flatMap(({ group }) => group.split('/')[1] ?? []).filter((orgId) => orgIds.has(orgId))
}

describe('turns', () => {
  test('a workspace with one source due does not wait for one with many', async () => {
    const [big, small, other] = [await due(), await due(), await due()]
    await addDue(big, 20)
    await queueDueSources()
    const first = (await turnsOf(big, small, other)).slice(0, 3)
    expect(new Set(first).size).toBe(3)
  })

  test('a workspace that comes later is not stuck behind many, and requested syncs go first', async () => {
    const [big, small, requested, notified] = [await due(), await due(), await due(), await due()]
    await addDue(big, 20)
    for (const later of [small, requested, notified]) await set(later, { nextSyncAt: null })
    await queueDueSources()
    await set(small, { nextSyncAt: past() })
    await queueDueSources()
    await syncSource(notified.ctx, { sourceId: notified.sourceId, trigger: 'notify' })
    await syncSource(requested.ctx, { sourceId: requested.sourceId, trigger: 'manual' })
    const order = await turnsOf(big, small, requested, notified)
    expect(new Set(order.slice(0, 2))).toEqual(new Set([requested.ctx.orgId, notified.ctx.orgId]))
    expect(order.indexOf(small.ctx.orgId)).toBeLessThan(4)
    expect(order).toHaveLength(24)
  })

  test('a scheduled run that is waiting moves to the front when someone asks for it', async () => {
    const [big, asked] = [await due(), await due()]
    await addDue(big, 5)
    await addDue(asked, 5)
    await queueDueSources()
    const waiting = await newestRun(asked)
    const run = await syncSource(asked.ctx, { sourceId: asked.sourceId, trigger: 'manual' })
    expect(run).toMatchObject({ id: waiting?.id, trigger: 'manual' })
    await syncSource(asked.ctx, { sourceId: asked.sourceId, trigger: 'manual' })
    const jobs = await jobsOf(big, asked)
    expect(jobs[0]?.runId).toBe(run.id)
    expect(jobs.filter(({ runId }) => runId === run.id)).toHaveLength(2)
    await drainQueues({ queues: ['sync-source'], until: Date.now() + 60_000 })
    expect(asked.bucket.requests.filter(({ path }) => path === 'a/bible.json')).toHaveLength(6)
  })
})

describe('the time limit of a run', () => {
  const started = async (source: SyncedSource) => {
    const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'schedule' })
    return id
  }
  const never = new AbortController().signal

  test('ends it with a note, and the next run continues', async () => {
    const source = await createSyncedSource()
    source.bucket.publish(
      ['a', 'b', 'c'].map((slug) => ({ slug, updated_at: '2026-01-01T00:00:00Z', bible: { name: slug } })),
    )
    const { promise, resolve } = Promise.withResolvers<void>()
    const timeUp = new AbortController()
    source.bucket.hold((path) => {
      if (path !== 'c/bible.json') return undefined
      timeUp.abort()
      return promise
    })
    const runId = await started(source)
    await runSync(source.ctx, { runId, signal: never, timeUp: timeUp.signal })
    const run = await newestRun(source)
    expect(run).toMatchObject({
      status: 'succeeded',
      notes: [expect.stringMatching(/reached its time limit. The next one continues/)],
    })
    expect((run?.counts.created ?? 0) + (run?.counts.remaining ?? 0)).toBe(3)
    expect(run?.counts.remaining).toBeGreaterThan(0)
    source.bucket.hold(undefined)
    resolve()
    expect((await source.sync()).counts).toMatchObject({ remaining: 0 })
    expect(await source.items()).toHaveLength(3)
  })

  test('reached before the list was read puts the source in error', async () => {
    const source = await due()
    const release = hang(source)
    const runId = await started(source)
    await runSync(source.ctx, { runId, signal: never, timeUp: AbortSignal.timeout(50) })
    release()
    expect(await newestRun(source)).toMatchObject({
      status: 'failed',
      error: { code: 'took-too-long', message: expect.stringMatching(/longer than/) },
    })
    expect(await source.source()).toMatchObject({ status: 'error', consecutiveFailures: 1 })
  })

  test('differs from being stopped by our own process, which is not the source’s fault', async () => {
    const source = await due()
    const release = hang(source)
    const runId = await started(source)
    const stop = new AbortController()
    const running = runSync(source.ctx, { runId, signal: stop.signal })
    await until(async () => (await newestRun(source))?.status === 'running')
    stop.abort()
    await running
    release()
    expect(await newestRun(source)).toMatchObject({ status: 'failed', error: { code: 'interrupted' } })
    expect(await source.source()).toMatchObject({ status: 'active', consecutiveFailures: 0, error: null })
    expect((await source.sync()).status).toBe('succeeded')
  })
})
