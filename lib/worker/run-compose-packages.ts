import { inProject } from '@/db/project'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import type { JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { composePackages } from '@/lib/packages/compose/compose-packages'

/** If a model writes, a job starts no more items after this; the rest becomes a new job at the end of the queue. */
const maxMs = 200_000

/**
 * Handler of `composePackagesJob`; a deleted project needs no packages any more. Items that are not done in time,
 * or for which the model's server is busy, become a separate job, which waits until the server is available
 * (spec/writing#4).
 */
export const runComposePackages: JobHandler<{ projectId: string; itemIds: string[] }> = async (
  input,
  run,
) => {
  const ctx = await systemContext(input.projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (!ctx) return
  const { left } = await composePackages(ctx, {
    itemIds: input.itemIds,
    signal: run.signal,
    until: Date.now() + maxMs,
  })
  if (left.itemIds.length === 0) return
  const jobs = [{ projectId: input.projectId, itemIds: left.itemIds }]
  await inProject(ctx, async (tx) =>
    enqueue(tx, composePackagesJob, jobs, left.after ? { startAfter: left.after } : {}),
  )
}
