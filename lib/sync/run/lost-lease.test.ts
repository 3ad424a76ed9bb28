import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { outbound } from '@/lib/http/outbound'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { useTestDatabase } from '@/testing/database/database'
import { createSyncedSource, type SyncedSource } from '@/testing/fakes/synced-source'
import { getRun } from '../read/get-run'
import { runSync } from './run-sync'
import { syncSource } from './sync-source'

useTestDatabase()

/** Runs a sync that loses its lease to another run while its server responds to the request for this path. */
async function loseLease({ ctx, sourceId }: SyncedSource, path: string) {
  const { id: runId } = await syncSource(ctx, { sourceId, trigger: 'manual' })
  const fetch: GuardedFetch = async (request) => {
    const answer = await outbound('sources', 'install')(request)
    if (request.url.endsWith(path))
      await inProject(ctx, (tx) =>
        tx.update(sources).set({ leaseFence: sql`lease_fence + 1` }).where(eq(sources.id, sourceId)),
      )
    return answer
  }
  const result = await runSync(ctx, { runId, signal: new AbortController().signal, fetch })
  return { result, run: await getRun(ctx, { runId }) }
}

test('a run that lost its lease is not ended by a 304 and leaves the source unchanged', async () => {
  const source = await createSyncedSource()
  source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
  await source.sync()
  const { leaseFence, nextSyncAt, lastSyncedAt, indexValidators } = await source.source()
  const { result, run } = await loseLease(source, 'manifest.json')
  expect(result).toEqual({ kind: 'over' })
  expect(run).toMatchObject({ status: 'running', finished_at: null })
  const after = await source.source()
  expect(after).toMatchObject({ nextSyncAt, lastSyncedAt, indexValidators, leaseFence: leaseFence + 2 })
  expect(after.leaseUntil).not.toBeNull()
})

test.each(['manifest.json', 'bible.json'])(
  'a run that lost its lease while %s was fetched stores nothing more',
  async (path) => {
    const source = await createSyncedSource()
    source.bucket.publish([{ slug: 'a', updated_at: '2026-01-01T00:00:00Z', bible: { name: 'A' } }])
    const { result, run } = await loseLease(source, path)
    expect(result).toEqual({ kind: 'over' })
    expect(run).toMatchObject({ status: 'running', finished_at: null })
    expect(await source.items()).toEqual([])
    expect(await source.entries()).toEqual([])
    expect(await source.composing()).toEqual([])
  },
)
