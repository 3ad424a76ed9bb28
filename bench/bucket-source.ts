import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { getRun } from '@/lib/sync/read/get-run'
import { runSync } from '@/lib/sync/run/run-sync'
import { syncSource } from '@/lib/sync/run/sync-source'
import type { RunCounts } from '@/lib/sync/schemas'
import { createTestProject } from '@/testing/database/factories'

export type BucketSource = { ctx: ProjectContext<'own'>; sourceId: string }

/** Creates a manifest source that fetches the maximum number of entries allowed in one sync. */
export async function createBucketSource(base: string): Promise<BucketSource> {
  const { ctx } = await createTestProject()
  const sourceId = newId()
  const config = { base_url: base, limit: 10_000 }
  await inProject(ctx, (tx) =>
    tx.insert(sources).values({ id: sourceId, sourceType: 'bucket_manifest', name: 'Bucket', config }),
  )
  return { ctx, sourceId }
}

/** Runs a whole sync as the product does, from the request to the finished run. Returns the run's id. */
export async function syncNow({ ctx, sourceId }: BucketSource): Promise<string> {
  const { id } = await syncSource(ctx, { sourceId, trigger: 'manual' })
  await runSync(ctx, { runId: id, signal: new AbortController().signal })
  return id
}

/** Throws if a run did not do what the benchmark measures. */
export async function expectRun(
  ctx: ProjectContext<'own'>,
  runId: string,
  counts: Partial<RunCounts>,
): Promise<void> {
  const run = await getRun(ctx, { runId })
  const wrong = Object.entries(counts).filter(
    ([name, count]) => run.counts[name as keyof RunCounts] !== count,
  )
  if (run.status !== 'succeeded' || wrong.length > 0)
    throw new Error(`The sync did not do what is measured: ${run.status} ${JSON.stringify(run.counts)}`)
}
