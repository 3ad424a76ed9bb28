import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { sources, syncRuns } from '@/db/schema'
import { inSystem } from '@/db/system'
import { syncDue } from '@/lib/worker/sync-due'
import { useTestDatabase } from '@/testing/database/database'
import { createSyncedSource, type SyncedSource } from '@/testing/fakes/synced-source'
import { listRuns } from '../read/list-runs'
import { waitForRun } from '../read/wait-for-run'
import { runSync } from '../run/run-sync'
import { syncSource } from '../run/sync-source'
import { queueDueSources } from './queue-due-sources'
import { requeueLostRuns } from './requeue-lost-runs'

useTestDatabase()

const set = (source: SyncedSource, values: Partial<typeof sources.$inferInsert>) =>
  inProject(source.ctx, (tx) => tx.update(sources).set(values).where(eq(sources.id, source.sourceId)))
const past = () => new Date(Date.now() - 1000)
const runsOf = async (source: SyncedSource) =>
  (await listRuns(source.ctx, { sourceId: source.sourceId, limit: 50 })).data
const due = async (values: Partial<typeof sources.$inferInsert> = {}) => {
  const source = await createSyncedSource()
  source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
  await set(source, { nextSyncAt: past(), ...values })
  return source
}

describe('queueing due sources', () => {
  test('queues each once, however many processes ask at the same time', async () => {
    const many = await Promise.all([due(), due(), due({ status: 'error' })])
    const asked = await Promise.all(Array.from({ length: 8 }, () => queueDueSources()))
    const mine = new Set(many.map((source) => source.ctx.projectId))
    expect(asked.flatMap(({ queued }) => queued).filter((run) => mine.has(run.projectId))).toHaveLength(3)
    for (const source of many)
      expect(await runsOf(source)).toMatchObject([{ trigger: 'schedule', status: 'queued' }])
    expect((await queueDueSources()).due).toBe(0)
  })

  test('leaves out sources that are paused, not yet due or of an unknown type', async () => {
    const quiet = await Promise.all([
      due({ status: 'paused' }),
      due({ nextSyncAt: new Date(Date.now() + 60_000) }),
      due({ nextSyncAt: null }),
      due({ sourceType: 'from_the_future' }),
    ])
    await queueDueSources()
    for (const source of quiet) expect(await runsOf(source)).toEqual([])
  })

  test('adds no second run while one is waiting', async () => {
    const source = await due()
    const run = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    await queueDueSources()
    expect((await runsOf(source)).map(({ id }) => id)).toEqual([run.id])
  })
})

describe('the cron call', () => {
  test('queues and syncs what is due, and overlapping calls do nothing twice', async () => {
    const [a, b] = await Promise.all([due(), due()])
    const answers = await Promise.all([syncDue(), syncDue(), syncDue()])
    for (const source of [a, b]) {
      expect(source.bucket.requests).toHaveLength(2)
      expect(await runsOf(source)).toMatchObject([{ status: 'succeeded', counts: { created: 1 } }])
    }
    expect(answers.reduce((sum, { sources_due }) => sum + sources_due, 0)).toBe(2)
    expect(answers.reduce((sum, { runs }) => sum + runs, 0)).toBeGreaterThanOrEqual(2)
  })

  test('ends within its budget and leaves the rest for the next call', async () => {
    const source = await due()
    source.bucket.hold((path) => (path === 'a/bible.json' ? new Promise(() => undefined) : undefined))
    // On a busy machine, a short budget may be over before the list is read.
    for (const budgetMs of [4_000, 20_000, 60_000]) {
      await syncDue({ budgetMs })
      if (source.bucket.requests.length > 0) break
      await set(source, { nextSyncAt: past() })
    }
    expect((await runsOf(source))[0]).toMatchObject({
      status: 'succeeded',
      counts: { created: 0, remaining: 1 },
      notes: [expect.stringMatching(/stopped early|time limit/)],
    })
    source.bucket.hold(undefined)
    await set(source, { nextSyncAt: past() })
    await syncDue()
    expect(await source.items()).toHaveLength(1)
  })
})

/** Waits until the waiting process listens for the database's notifications. */
const listeningForRunEnds = () =>
  expect
    .poll(
      async () =>
        (
          await pool().sql`select from pg_stat_activity
            where datname = current_database() and query ilike 'listen%tributary_run_ends%'`
        ).length,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)

describe('starting by hand', () => {
  test('ten times at once creates a single run', async () => {
    const source = await due()
    const runs = await Promise.all(
      Array.from({ length: 10 }, () =>
        syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' }),
      ),
    )
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1)
  })

  test('several workers on one run perform a single sync', async () => {
    const source = await due()
    const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    const { signal } = new AbortController()
    const results = await Promise.all([1, 2, 3].map(() => runSync(source.ctx, { runId: id, signal })))
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(source.bucket.requests).toHaveLength(2)
  })

  test('waiting for a run completes it even without a worker', async () => {
    const source = await due()
    const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    expect(await waitForRun(source.ctx, { runId: id, seconds: 10 })).toMatchObject({ status: 'succeeded' })
  })

  test('the database notifies whoever waits for the end of a run, without polling', async () => {
    const source = await due()
    const read = Promise.withResolvers<void>()
    source.bucket.hold(() => read.promise)
    const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    const running = runSync(source.ctx, { runId: id, signal: new AbortController().signal })
    await expect.poll(async () => (await runsOf(source))[0]?.status, { timeout: 30_000 }).toBe('running')
    const waiting = waitForRun(source.ctx, { runId: id, seconds: 3600, pollIntervalMs: 3_600_000 })
    await listeningForRunEnds()
    read.resolve()
    expect(await waiting).toMatchObject({ status: 'succeeded' })
    await running
  })

  test('after an interrupted run closes that one and starts a new one', async () => {
    const source = await due()
    const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    await inProject(source.ctx, (tx) =>
      tx.update(syncRuns).set({ status: 'running' }).where(eq(syncRuns.id, id)),
    )
    const next = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
    expect(next).toMatchObject({ status: 'queued' })
    expect(next.id).not.toBe(id)
    expect((await runsOf(source))[1]).toMatchObject({ id, status: 'failed', error: { code: 'interrupted' } })
  })
})

test('a queued run whose job was lost gets exactly one new job', async () => {
  const source = await due()
  const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
  const jobs = () =>
    inSystem((tx) =>
      tx.execute(sql`select id from pgboss.job where name = 'sync-source' and data->>'runId' = ${id}`),
    )
  await inSystem((tx) => tx.execute(sql`delete from pgboss.job where data->>'runId' = ${id}`))
  await requeueLostRuns()
  expect(await jobs()).toHaveLength(0)
  await inProject(source.ctx, (tx) =>
    tx
      .update(syncRuns)
      .set({ enqueuedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(syncRuns.id, id)),
  )
  await Promise.all([requeueLostRuns(), requeueLostRuns()])
  expect(await jobs()).toHaveLength(1)
})
