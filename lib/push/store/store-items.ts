import { inProject, type ProjectTx } from '@/db/project'
import type { AuthenticatedSource } from '@/lib/auth/authenticate-source'
import type { ProjectContext } from '@/lib/auth/context'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { log } from '@/lib/log'
import { restoreItems } from '@/lib/packages/lifecycle/withdraw-items'
import { openConfig } from '../open-config'
import type { ReadItem } from '../read-push'
import type { PushCounts, PushResult } from '../schemas'
import { countResults } from './count-results'
import { noteArrival } from './note-arrival'
import { pruneDeliveries } from './prune-deliveries'
import { recordDeliveries } from './record-deliveries'
import { retryOnDeadlock } from './retry-on-deadlock'
import { type Push, writeItems } from './write-items'

/** What became of the items of a push, in their order. */
export type StoredPush = { counts: PushCounts; results: PushResult[] }

type Source = AuthenticatedSource['source']

/**
 * Stores items in a push source: the new and changed ones, the jobs that make their packages, and the note of the delivery, in
 * one transaction. Takes the source, the items as `readPush` or `readMapped` gives them, and `dry` to store nothing but the
 * note of a trial. Gives what became of each item. Throws `wrong-state` for a source that is no push source and
 * `source-paused`. For whoever has items and no request; over HTTP see `receivePush`. Serves spec/service#2.8.
 */
export async function storeItems(
  ctx: ProjectContext<'write'>,
  input: { source: Source; items: ReadItem[]; dry: boolean },
): Promise<StoredPush> {
  const { source, items, dry } = input
  const push = { config: openConfig(source), items, dry }
  const [stored] = await retryOnDeadlock(() =>
    inProject(ctx, (tx) => storePushes(tx, ctx, source.id, [push])),
  )
  if (!stored) throw new Error('A push was stored without a result.')
  await afterStoring(ctx, source, dry ? 0 : newsOf(stored))
  return stored
}

/**
 * The same in the open transaction, for any number of pushes to one source, of which no two hold the same external id. Gives
 * what became of each; it counts once the transaction is committed.
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
    stored.map((one, at) => ({ ...one, mode: pushes[at]?.dry ? 'validate' : 'push' })),
  )
  enqueue(tx, composePackagesJob, composeJobs(ctx.projectId, [...changed, ...restored.map(({ id }) => id)]))
  return stored
}

/** How many items of a push are new or changed. */
export const newsOf = ({ counts }: StoredPush): number => counts.created + counts.updated

/** What follows a push that is stored already: when it fails, the push has not. */
export async function afterStoring(
  ctx: ProjectContext<'write'>,
  source: Source,
  news: number,
): Promise<void> {
  try {
    if (news > 0) await noteArrival(ctx, source)
    // Now and then, by the way, so that a busy source's deliveries stay few between the scheduler's rounds.
    if (Math.random() < 0.01) await pruneDeliveries(ctx, { sourceId: source.id })
  } catch (error) {
    log.error('after a push', error)
  }
}

const composeJobs = (projectId: string, itemIds: string[]) =>
  Array.from({ length: Math.ceil(itemIds.length / itemsPerComposeJob) }, (_, at) => ({
    projectId,
    itemIds: itemIds.slice(at * itemsPerComposeJob, (at + 1) * itemsPerComposeJob),
  }))
