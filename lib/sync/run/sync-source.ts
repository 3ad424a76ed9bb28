import { eq } from 'drizzle-orm'
import type { RunTrigger } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { findConnector, findPullConnector } from '@/lib/sources/registry'
import { presentSyncRun } from '../read/present-run'
import { queueRun } from '../schedule/queue-run'
import type { RunAnswer } from '../schemas'
import { closeInterruptedRun, findInterruptedRun } from './close-interrupted-run'

/**
 * Queues a sync of a source; if a run is already queued or running, returns that one instead of creating a second
 * (spec/decisions#4). Throws `not-found`, `source-paused`, and `wrong-state` for a type that cannot be synced.
 */
export async function syncSource(
  ctx: ProjectContext<'write'>,
  input: { sourceId: string; trigger: RunTrigger; acceptWithdrawals?: boolean | undefined },
): Promise<RunAnswer> {
  const sourceId = requireId(input.sourceId)
  return inProject(ctx, async (tx) => {
    const [[source], cutOff] = await Promise.all([
      tx
        .select({ id: sources.id, status: sources.status, sourceType: sources.sourceType })
        .from(sources)
        .where(eq(sources.id, sourceId))
        .prepare('source_to_sync')
        .execute(),
      findInterruptedRun(tx, sourceId),
    ])
    if (!source) throw new AppError('not-found')
    if (source.status === 'paused') throw new AppError('source-paused')
    if (findConnector(source.sourceType)?.kind === 'push')
      throw new AppError('wrong-state', {
        detail: 'This source receives content, so there is nothing to sync.',
        hint: 'Its content arrives as soon as it is pushed.',
      })
    if (!findPullConnector(source.sourceType))
      throw new AppError('wrong-state', {
        detail: `Sources of the type "${source.sourceType}" aren’t available here.`,
        hint: 'We keep its content.',
      })
    if (cutOff) await closeInterruptedRun(tx, ctx, cutOff)
    return presentSyncRun(await queueRun(tx, ctx, input))
  })
}
