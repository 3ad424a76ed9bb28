import { expect, onTestFinished, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { getRun } from '@/lib/sync/read/get-run'
import { syncSource } from '@/lib/sync/run/sync-source'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { createSyncedSource } from '@/testing/fakes/synced-source'
import { startWorker } from './worker'

useTestDatabase()

const start = async () => {
  const worker = await startWorker()
  onTestFinished(() => worker.stop())
  return worker
}
const states = async (queue: string) => {
  const rows = await pool().sql<{ state: string; count: number }[]>`
    select state::text, count(*)::int as count from pgboss.job where name = ${queue} group by 1`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
/** Jobs of a project that does not exist, which are done at once. */
const jobs = (count: number) =>
  Array.from({ length: count }, () => ({ projectId: newId(), itemIds: [newId()] }))
const until = (condition: () => Promise<boolean>) => expect.poll(condition, { timeout: 60_000 }).toBe(true)

test('a worker works through a backlog and picks up later jobs', async () => {
  await inSystem(async (tx) => enqueue(tx, composePackagesJob, jobs(60)))
  await start()
  await until(async () => (await states('compose-packages')).completed === 60)
  const { ctx } = await createTestProject()
  await inProject(ctx, async (tx) => enqueue(tx, composePackagesJob, jobs(5)))
  await until(async () => (await states('compose-packages')).completed === 65)
})

test('two workers do every job, none of them twice', async () => {
  await Promise.all([start(), start()])
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const source = await createSyncedSource()
      source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
      const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
      await until(async () => (await getRun(source.ctx, { runId: id })).status === 'succeeded')
      expect(source.bucket.requests).toHaveLength(2)
    }),
  )
})

test('a worker told to stop ends a hanging sync, and its source does not count as failed', async () => {
  const worker = await start()
  const source = await createSyncedSource()
  source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
  const { promise, resolve } = Promise.withResolvers<void>()
  source.bucket.hold(() => promise)
  const { id } = await syncSource(source.ctx, { sourceId: source.sourceId, trigger: 'manual' })
  await until(async () => (await getRun(source.ctx, { runId: id })).status === 'running')
  await worker.stop()
  resolve()
  expect(await getRun(source.ctx, { runId: id })).toMatchObject({ error: { code: 'interrupted' } })
  expect(await source.source()).toMatchObject({ status: 'active', consecutiveFailures: 0 })
  expect(await states('sync-source')).not.toHaveProperty('active')
})
