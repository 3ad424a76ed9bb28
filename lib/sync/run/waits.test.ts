import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { getSource } from '@/lib/sources/get-source'
import { updateSource } from '@/lib/sources/update-source'
import { useTestDatabase } from '@/testing/database/database'
import { createStoredSource, createSyncedSource, type SyncedSource } from '@/testing/fakes/synced-source'
import { queueDueSources } from '../schedule/queue-due-sources'
import { computePauseMs } from './waits'

useTestDatabase()

const entry = (slug: string) => ({ slug, updated_at: '2026-01-01T00:00:00Z', bible: { name: slug } })
const busy = (retryAfter: string) => ({ status: 429, headers: { 'retry-after': retryAfter } })

/** Ends a source's wait by moving its times to the past. */
async function waitOver(source: SyncedSource): Promise<void> {
  const over = new Date(Date.now() - 1000)
  const { waiting } = await source.source()
  await inProject(source.ctx, (tx) =>
    tx
      .update(sources)
      .set({ nextSyncAt: over, waiting: waiting && { ...waiting, until: over.toISOString() } })
      .where(eq(sources.id, source.sourceId)),
  )
}

describe('a source whose server asks for a pause', () => {
  test('waits without failing, is not requested meanwhile and is due again when the wait is over', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a')])
    source.bucket.fail('manifest.json', busy('7200'))
    const run = await source.sync()
    expect(run).toMatchObject({ status: 'partial', error: { code: 'asked-to-wait' } })
    const row = await source.source()
    expect(row).toMatchObject({ status: 'active', error: null, consecutiveFailures: 0 })
    expect((row.nextSyncAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(7_100_000)
    const shown = await getSource(source.ctx, { id: source.sourceId })
    expect(shown).toMatchObject({
      status: 'active',
      health: { state: 'waiting', failed_tries: 0 },
      waiting: { until: row.nextSyncAt?.toISOString(), message: expect.stringContaining('to slow down') },
    })
    source.bucket.requests.length = 0
    expect(await source.sync()).toMatchObject({ status: 'partial', error: { code: 'asked-to-wait' } })
    expect(source.bucket.requests).toEqual([])
    expect((await queueDueSources()).queued.map((one) => one.sourceId)).not.toContain(source.sourceId)

    await waitOver(source)
    expect((await getSource(source.ctx, { id: source.sourceId })).waiting).toBeNull()
    expect((await queueDueSources()).queued.map((one) => one.sourceId)).toContain(source.sourceId)
  })

  test('returns to normal after its first good response', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a')])
    // Nothing that this process remembers beyond this test: only the source's own row says that it waits.
    source.bucket.fail('manifest.json', { status: 503, headers: { 'retry-after': '0' } })
    await source.sync()
    const until = new Date(Date.now() + 60_000).toISOString()
    const waiting = { until, since: until, message: 'It asked.' }
    await inProject(source.ctx, (tx) => tx.update(sources).set({ waiting, status: 'active', error: null }))
    source.bucket.fail('manifest.json', undefined)
    expect((await source.sync()).status).toBe('succeeded')
    expect(await source.source()).toMatchObject({ status: 'active', waiting: null })
  })

  test('does not hold up another project’s source on the same server', async () => {
    const one = await createSyncedSource()
    one.bucket.publish([entry('a')])
    one.bucket.put('theirs/manifest.json', { version: '1.0', entries: [entry('b')] })
    one.bucket.put('theirs/b/bible.json', { name: 'b' })
    const other = await createStoredSource('bucket_manifest', { base_url: `${one.bucket.url}/theirs` })
    one.bucket.fail('manifest.json', busy('86400'))
    expect((await one.sync()).error?.code).toBe('asked-to-wait')
    expect(await other.sync()).toMatchObject({ error: null, counts: { created: 1 } })
    expect(await other.source()).toMatchObject({ status: 'active', error: null, waiting: null })
  })

  test('shows that it is waiting, even if the pause was asked for in the middle of a sync', async () => {
    const source = await createSyncedSource()
    source.bucket.publish(['a', 'b'].map(entry))
    source.bucket.fail('b/bible.json', busy('600'))
    await source.sync()
    const { status, waiting, nextSyncAt } = await source.source()
    expect(status).toBe('active')
    expect(Date.parse(waiting?.until ?? '') - Date.now()).toBeGreaterThan(590_000)
    expect((nextSyncAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(590_000)
  })

  test('does not sync sooner after being paused and resumed, or with a shorter interval', async () => {
    const source = await createSyncedSource()
    source.bucket.fail('manifest.json', busy('7200'))
    await source.sync()
    const { nextSyncAt } = await source.source()
    await updateSource(source.ctx, { id: source.sourceId, sync_interval_minutes: 5 })
    await updateSource(source.ctx, { id: source.sourceId, paused: true })
    await updateSource(source.ctx, { id: source.sourceId, paused: false })
    expect((await source.source()).nextSyncAt).toEqual(nextSyncAt)
  })

  test('counts as broken after three days of nothing but pauses', async () => {
    const source = await createSyncedSource()
    source.bucket.fail('manifest.json', busy('60'))
    const since = new Date(Date.now() - 73 * 3_600_000).toISOString()
    await inProject(source.ctx, (tx) =>
      tx.update(sources).set({ waiting: { until: since, since, message: 'It asked.' } }),
    )
    expect((await source.sync()).status).toBe('failed')
    expect(await source.source()).toMatchObject({ status: 'error', waiting: null, consecutiveFailures: 1 })
  })
})

test('a pause lasts between a minute and a day, and within that never less than was asked for', () => {
  const day = 24 * 3_600_000
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(10 * day), (seconds, waited) => {
      const ms = computePauseMs(seconds, waited)
      expect(ms).toBeGreaterThanOrEqual(60_000)
      expect(ms).toBeLessThanOrEqual(day)
      expect(ms).toBeGreaterThanOrEqual(Math.min(day, seconds * 1000))
    }),
  )
})
