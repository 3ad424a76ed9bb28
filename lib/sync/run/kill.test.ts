import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { tick } from '@/lib/worker/tick'
import { bundledScript } from '@/testing/bundled-script'
import { useTestDatabase } from '@/testing/database/database'
import { untilIdle } from '@/testing/database/until-idle'
import { createSyncedSource, type SyncedSource } from '@/testing/fakes/synced-source'
import { listRuns } from '../read/list-runs'
import { runSync } from './run-sync'
import { syncSource } from './sync-source'

const database = useTestDatabase()

const slugs = (count: number) => Array.from({ length: count }, (_, at) => `e${String(at).padStart(4, '0')}`)
const publish = (source: SyncedSource, count: number) =>
  source.bucket.publish(
    slugs(count).map((slug) => ({ slug, updated_at: '2026-01-01T00:00:00Z', bible: { name: slug } })),
  )

/** Performs the run in a process of its own. */
async function work(source: SyncedSource, runId: string): Promise<ChildProcess> {
  const script = await bundledScript('testing/fakes/sync-process.ts')
  const child = spawn(process.execPath, [...script, source.ctx.projectId, runId], {
    env: { ...process.env, DATABASE_URL: database.url, PRIVATE_HOSTS_ALLOWED: source.bucket.host },
    stdio: 'inherit',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const until = (condition: () => Promise<boolean> | boolean) =>
  expect.poll(condition, { timeout: 120_000 }).toBe(true)

/** Expires the lease, as 30 seconds would. */
const leaseRunsOut = (source: SyncedSource) =>
  inProject(source.ctx, (tx) =>
    tx.execute(
      sql`update sources set lease_until = now() - interval '1 second' where id = ${source.sourceId}::uuid`,
    ),
  )

/** Runs the scheduler's step, then the run it queued in place of the interrupted one. */
async function continued(source: SyncedSource) {
  await leaseRunsOut(source)
  await tick()
  const [next, cutOff] = (await listRuns(source.ctx, { sourceId: source.sourceId, limit: 2 })).data
  expect(cutOff).toMatchObject({
    status: 'failed',
    error: { code: 'interrupted', hint: expect.stringMatching(/continues/) },
  })
  expect(next?.status).toBe('queued')
  await runSync(source.ctx, { runId: next?.id ?? '', signal: new AbortController().signal })
  const [done] = (await listRuns(source.ctx, { sourceId: source.sourceId, limit: 1 })).data
  return done
}

async function expectWhole(source: SyncedSource, count: number): Promise<void> {
  const items = await source.items()
  expect(items.map((item) => item.externalId)).toEqual(slugs(count))
  const composed = await source.composing()
  expect(composed.sort()).toEqual(items.map((item) => item.id).sort())
  expect(await source.source()).toMatchObject({ itemCount: count, status: 'active', leaseUntil: null })
  const entries = await source.entries()
  expect(entries.every((entry) => entry.itemId && entry.fingerprint)).toBe(true)
}

test('a sync killed while fetching is resumed: nothing is lost, and nothing stored is fetched or stored again', async () => {
  const source = await createSyncedSource({ limit: 1000 })
  publish(source, 500)
  const seen = new Set<string>()
  source.bucket.hold((path) => {
    seen.add(path)
    return seen.size > 330 ? new Promise(() => undefined) : undefined
  })
  const run = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
  const child = await work(source, run.id)
  await until(async () => (await source.items()).length >= 200 && source.bucket.requests.length >= 330)
  await kill(child)
  await untilIdle()
  const kept = (await source.items()).length
  expect((await source.source()).indexValidators).toBeNull()

  source.bucket.hold(undefined)
  source.bucket.requests.length = 0
  const done = await continued(source)
  expect(done).toMatchObject({ status: 'succeeded', counts: { created: 500 - kept, unchanged: kept } })
  expect(source.bucket.requests).toHaveLength(1 + 500 - kept)
  await expectWhole(source, 500)
})

test('a sync killed while storing leaves no half-written batch', async () => {
  const source = await createSyncedSource({ limit: 1000 })
  publish(source, 250)
  const blocker = postgres(database.url, { max: 1 })
  onTestFinished(() => blocker.end())
  const run = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
  await blocker.unsafe('begin; lock table sync_run_entries in access exclusive mode')
  const child = await work(source, run.id)
  // The batch's items and entries are written, its lines wait for the lock.
  await until(async () => {
    const [waiting] = await pool().sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%sync_run_entries%'`
    return (waiting?.count ?? 0) > 0 && source.bucket.requests.length > 200
  })
  await kill(child)
  await blocker.unsafe('rollback')
  await untilIdle()
  expect(await source.items()).toEqual([])
  expect(await source.composing()).toEqual([])
  expect(await continued(source)).toMatchObject({ status: 'succeeded', counts: { created: 250 } })
  await expectWhole(source, 250)
})

test('two processes working on one run do it only once', async () => {
  const source = await createSyncedSource({ limit: 1000 })
  publish(source, 150)
  source.bucket.setLatency(5)
  const run = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
  const children = [await work(source, run.id), await work(source, run.id)]
  await Promise.all(children.map((child) => once(child, 'exit')))
  expect(source.bucket.requests).toHaveLength(151)
  const runs = (await listRuns(source.ctx, { sourceId: source.sourceId, limit: 10 })).data
  expect(runs).toMatchObject([{ status: 'succeeded', counts: { created: 150 } }])
  await expectWhole(source, 150)
})

test('a process that lost its lease stores nothing more', async () => {
  const source = await createSyncedSource({ limit: 1000 })
  publish(source, 100)
  const { promise: open, resolve } = Promise.withResolvers<void>()
  source.bucket.hold((path) => (path === 'e0050/bible.json' ? open : undefined))
  const first = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
  const child = await work(source, first.id)
  const exit = once(child, 'exit')
  await until(async () => (await source.items()).length === 99)
  // It hangs so long that the next one gets the lease and does the rest.
  await leaseRunsOut(source)
  source.bucket.hold(undefined)
  expect(await continued(source)).toMatchObject({
    status: 'succeeded',
    counts: { created: 1, unchanged: 99 },
  })
  resolve()
  await exit
  await expectWhole(source, 100)
  const runs = (await listRuns(source.ctx, { sourceId: source.sourceId, limit: 10 })).data
  expect(runs.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
})
