import { inProject } from '@/db/project'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import type { JobDefinition, JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { runSync } from '@/lib/sync/run/run-sync'

type Input = { projectId: string; runId: string }

/**
 * Returns the handler of a sync queue: performs one run. While another process holds the source, the job is put
 * back into the same queue until that process's lease expires.
 */
export const handleSyncSource =
  (queue: JobDefinition<Input>): JobHandler<Input> =>
  async (input, job) => {
    const ctx = await systemContext(input.projectId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') return undefined
      throw error
    })
    if (!ctx) return
    const result = await runSync(ctx, { runId: input.runId, signal: job.signal })
    if (result.kind !== 'busy') return
    const startAfter = new Date(result.until.getTime() + 1000)
    await inProject(ctx, async (tx) => enqueue(tx, queue, [input], { startAfter }))
  }
