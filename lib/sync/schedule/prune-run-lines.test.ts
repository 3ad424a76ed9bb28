import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { sources, syncRunEntries, syncRuns } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { claimPeriodicTask } from '@/lib/worker/claim-periodic-task'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { createSyncedSource } from '@/testing/fakes/synced-source'
import { pruneRunLines } from './prune-run-lines'

useTestDatabase()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function createSource({ ctx }: { ctx: ProjectContext<'own'> }): Promise<string> {
  const id = newId()
  await inProject(ctx, (tx) =>
    tx.insert(sources).values({ id, sourceType: 'bucket_manifest', name: 'Bucket', config: {} }),
  )
  return id
}
/** Adds finished runs with two lines each, oldest first; returns their ids. */
async function addRuns(
  ctx: ProjectContext<'own'>,
  sourceId: string,
  runs: { createdAt?: Date; hasLines?: boolean; status?: 'running' }[],
): Promise<string[]> {
  const rows = runs.map((run) => ({
    id: newId(),
    sourceId,
    trigger: 'schedule' as const,
    status: 'succeeded' as const,
    ...run,
  }))
  await inProject(ctx, async (tx) => {
    await tx.insert(syncRuns).values(rows)
    const withLines = rows.filter((run) => run.hasLines !== false)
    await tx
      .insert(syncRunEntries)
      .values(
        withLines.flatMap(({ id }) =>
          [1, 2].map((seq) => ({ runId: id, seq, key: `e${seq}`, outcome: 'created' as const })),
        ),
      )
  })
  return rows.map(({ id }) => id)
}
/** Returns the runs that still have lines, in order, and the number of runs. */
async function left(ctx: ProjectContext<'own'>) {
  return inProject(ctx, async (tx) => ({
    lines: (
      await tx.execute<{ id: string }>(
        sql`select distinct run_id as id from sync_run_entries order by run_id`,
      )
    ).map(({ id }) => id),
    runs: (await tx.select({ id: syncRuns.id }).from(syncRuns)).length,
    marked: (await tx.execute<{ id: string }>(sql`select id from sync_runs where has_lines order by id`)).map(
      ({ id }) => id,
    ),
  }))
}

test('removes lines after 30 days, keeps the runs and does not touch a run in progress', async () => {
  const project = await createTestProject()
  const source = await createSource(project)
  const ids = await addRuns(project.ctx, source, [
    { createdAt: daysAgo(40) },
    { createdAt: daysAgo(31), status: 'running' },
    { createdAt: daysAgo(29) },
    {},
  ])
  expect(await pruneRunLines()).toBe(2)
  expect(await left(project.ctx)).toEqual({ lines: ids.slice(1), marked: ids.slice(1), runs: 4 })
  expect(await pruneRunLines()).toBe(0)
})

test('keeps the lines of each source’s newest 50 runs that have any, whatever other sources and quiet runs do', async () => {
  const project = await createTestProject()
  const [busy, quiet] = [await createSource(project), await createSource(project)]
  const few = await addRuns(project.ctx, quiet, [{}])
  const many = await addRuns(
    project.ctx,
    busy,
    Array.from({ length: 53 }, () => ({})),
  )
  await addRuns(project.ctx, busy, [{}, ...Array.from({ length: 60 }, () => ({ hasLines: false }))])
  await pruneRunLines()
  const { lines, runs } = await left(project.ctx)
  expect(runs).toBe(1 + 53 + 61)
  expect(lines).toHaveLength(1 + 50)
  expect(lines).toEqual(expect.arrayContaining([...few, ...many.slice(4)]))
})

test('removes a limited number per call, and the next call continues', async () => {
  const project = await createTestProject()
  const source = await createSource(project)
  await addRuns(
    project.ctx,
    source,
    Array.from({ length: 130 }, () => ({ createdAt: daysAgo(99) })),
  )
  expect(await pruneRunLines({ rounds: 1 })).toBe(200)
  expect(await pruneRunLines({ rounds: 1 })).toBe(60)
  expect((await left(project.ctx)).lines).toEqual([])
})

test('a run that found nothing to do has no lines from the start', async () => {
  const source = await createSyncedSource()
  source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
  expect((await source.sync()).has_entries).toBe(true)
  expect((await source.sync()).has_entries).toBe(false)
  source.bucket.fail('manifest.json', { status: 500 })
  expect((await source.sync()).has_entries).toBe(false)
})

test('only one of many processes does a periodic task, and again once it is due', async () => {
  const ask = () => Promise.all([1, 2, 3, 4, 5].map(() => claimPeriodicTask('tidy', 60)))
  expect((await ask()).filter(Boolean)).toHaveLength(1)
  expect((await ask()).filter(Boolean)).toHaveLength(0)
  await inSystem((tx) =>
    tx.execute(sql`update periodic_tasks set started_at = now() - interval '61 minutes'`),
  )
  expect((await ask()).filter(Boolean)).toHaveLength(1)
})
