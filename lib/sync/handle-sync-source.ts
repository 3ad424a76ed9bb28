import { inProject } from '@/db/project'
import { systemContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { JobRun } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { runSync } from './run-sync'
import { syncSourceJob } from './sync-source-job'

type Input = { projectId: string; runId: string }

/** Does one run from the queue. While another process has the source, the job comes back when that one's lease is over. */
export async function handleSyncSource(input: Input, job: JobRun): Promise<void> {
  const ctx = await systemContext(input.projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (!ctx) return
  const result = await runSync(ctx, { runId: input.runId, signal: job.signal })
  if (result.kind !== 'busy') return
  const startAfter = new Date(result.until.getTime() + 1000)
  await inProject(ctx, (tx) => enqueue(tx, syncSourceJob, [input], { startAfter }))
}
