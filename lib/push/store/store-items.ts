import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import type { AuthenticatedSource } from '@/lib/auth/tokens/authenticate-source'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { log } from '@/lib/log'
import { restoreItems } from '@/lib/packages/lifecycle/withdraw-items'
import type { ReadItem } from '../read-push'
import { requirePushConfig } from '../require-push-config'
import type { PushCounts, PushResult } from '../schemas'
import { countResults } from './count-results'
import { pruneDeliveries } from './prune-deliveries'
import { recordArrival } from './record-arrival'
import { recordDeliveries } from './record-deliveries'
import { retryOnDeadlock } from './retry-on-deadlock'
import { type Push, writeItems } from './write-items'

/** The results of a push's items, in order. */
export type StoredPush = { counts: PushCounts; results: PushResult[] }

type Source = AuthenticatedSource['source']

/**
 * Stores items in a push source: the new and changed ones, the jobs that compose their packages, and the delivery
 * record, in one transaction. Takes the source, the items as `readPush` or `readMapped` returns them, and `dryRun` to
 * store only the record of a validation. Returns the result of each item. Throws `wrong-state` if the source is not
 * a push source, and `source-paused`. For callers that have items but no request; over HTTP see `receivePush`.
 * Serves spec/service#2.8.
 */
export async function storeItems(
  ctx: ProjectContext<'write'>,
  input: { source: Source; items: ReadItem[]; dryRun: boolean },
): Promise<StoredPush> {
  const { source, items, dryRun } = input
  const push = { config: requirePushConfig(source), items, dryRun }
  const [stored] = await retryOnDeadlock(() =>
    inProject(ctx, (tx) => storePushes(tx, ctx, source.id, [push])),
  )
  if (!stored) throw new Error('A push was stored without a result.')
  await finishPush(ctx, source, dryRun ? 0 : countChangedItems(stored))
  return stored
}

/**
 * Like `storeItems`, in the open transaction, for any number of pushes to one source that have no external id in
 * common. Returns the result of each, which is valid once the transaction is committed.
 */
export async function storePushes(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  sourceId: string,
  pushes: readonly Push[],
): Promise<StoredPush[]> {
  const { results: all, changed, returned } = await writeItems(tx, sourceId, pushes)
  const restored = await restoreItems(tx, ctx, returned)
  const stored = all.map((results) => ({ results, counts: countResults(results) }))
  recordDeliveries(
    tx,
    sourceId,
    stored.map((one, at) => ({ ...one, mode: pushes[at]?.dryRun ? 'validate' : 'push' })),
  )
  enqueue(
    tx,
    composePackagesJob,
    buildComposeJobs(ctx.projectId, [...changed, ...restored.map(({ id }) => id)]),
  )
  return stored
}

/** Returns how many items of a push are new or changed. */
export const countChangedItems = ({ counts }: StoredPush): number => counts.created + counts.updated

/** Runs after a push has been stored: a failure here does not make the push fail. */
export async function finishPush(
  ctx: ProjectContext<'write'>,
  source: Source,
  changedCount: number,
): Promise<void> {
  try {
    if (changedCount > 0) await recordArrival(ctx, source)
    // Prunes occasionally, so that a busy source has few deliveries between the scheduler's rounds.
    if (Math.random() < 0.01) await pruneDeliveries(ctx, { sourceId: source.id })
  } catch (error) {
    log.error('after a push', error)
  }
}

const buildComposeJobs = (projectId: string, itemIds: string[]) =>
  Array.from({ length: Math.ceil(itemIds.length / itemsPerComposeJob) }, (_, at) => ({
    projectId,
    itemIds: itemIds.slice(at * itemsPerComposeJob, (at + 1) * itemsPerComposeJob),
  }))
