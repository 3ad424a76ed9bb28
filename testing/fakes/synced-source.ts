import { eq, sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { inProject } from '@/db/project'
import { type ItemRow, items, type SourceRow, sourceEntries, sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { getRun } from '@/lib/sync/read/get-run'
import { listRunEntries } from '@/lib/sync/read/list-run-entries'
import { runSync } from '@/lib/sync/run/run-sync'
import { syncSource } from '@/lib/sync/run/sync-source'
import { createTestProject } from '@/testing/database/factories'
import { type Bucket, startBucket } from './bucket'

export type SyncedSource = StoredSource & { bucket: Bucket }

/** A source of any type, in a project of the test's own. */
export type StoredSource = {
  ctx: ProjectContext<'own'>
  sourceId: string
  /** Queues a run and executes it here; returns the run and its lines. */
  sync: (options?: { acceptWithdrawals?: boolean; signal?: AbortSignal }) => Promise<SyncedRun>
  source: () => Promise<SourceRow>
  items: () => Promise<ItemRow[]>
  entries: () => Promise<(typeof sourceEntries.$inferSelect)[]>
  /** Item IDs in queued composing jobs, in order. */
  composing: () => Promise<string[]>
}
export type SyncedRun = Awaited<ReturnType<typeof getRun>> & {
  entries: Awaited<ReturnType<typeof listRunEntries>>['data']
}

/** Creates a bucket and a source that reads it, in a project of the test's own. */
export async function createSyncedSource(config: Record<string, unknown> = {}): Promise<SyncedSource> {
  const bucket = await startBucket()
  onTestFinished(() => bucket.close())
  allowHost(bucket.host)
  return { ...(await createStoredSource('bucket_manifest', { base_url: bucket.url, ...config })), bucket }
}

export async function createStoredSource(
  sourceType: string,
  config: Record<string, unknown>,
): Promise<StoredSource> {
  const { ctx } = await createTestProject()
  const sourceId = newId()
  await inProject(ctx, (tx) =>
    tx.insert(sources).values({ id: sourceId, sourceType, name: 'Source', config }),
  )
  const inside = <T>(work: Parameters<typeof inProject<T>>[1]) => inProject(ctx, work)
  return {
    ctx,
    sourceId,
    sync: async (options = {}) => {
      const { id } = await syncSource(ctx, { sourceId, trigger: 'manual', ...options })
      await runSync(ctx, { runId: id, signal: options.signal ?? new AbortController().signal })
      const run = await getRun(ctx, { runId: id })
      return { ...run, entries: (await listRunEntries(ctx, { runId: id, limit: 200 })).data }
    },
    source: async () => {
      const [row] = await inside((tx) => tx.select().from(sources).where(eq(sources.id, sourceId)))
      if (!row) throw new Error('the source is gone')
      return row
    },
    items: () => inside((tx) => tx.select().from(items).orderBy(items.externalId)),
    entries: () => inside((tx) => tx.select().from(sourceEntries).orderBy(sourceEntries.key)),
    composing: () => composingItems(ctx),
  }
}

/** Lets this process's sources reach a bucket although its address is private. */
export function allowHost(host: string): void {
  const allowed = new Set((process.env.PRIVATE_HOSTS_ALLOWED ?? '').split(',').filter(Boolean))
  process.env.PRIVATE_HOSTS_ALLOWED = [...allowed.add(host)].join(',')
}

async function composingItems(ctx: ProjectContext<'own'>): Promise<string[]> {
  const { inSystem } = await import('@/db/system')
  const rows = await inSystem((tx) =>
    tx.execute<{ ids: string[] }>(sql`
      select data->'itemIds' as ids from pgboss.job
      where name = 'compose-packages' and data->>'projectId' = ${ctx.projectId} order by created_on, id`),
  )
  return rows.flatMap((row) => row.ids)
}
