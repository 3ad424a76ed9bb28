import { inProject } from '@/db/project'
import { queues } from '@/db/queue'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { runTopicJob } from '@/lib/jobs/run-topic-job'
import { performRun } from '@/lib/topics/perform-run'

/**
 * Handler of `runTopicJob`; a deleted project needs no posts any more. A run that has to wait for the model's
 * server becomes a separate job, which starts then (spec/writing#4).
 */
export const runTopicRun: JobHandler<{ projectId: string; runId: string }> = async (input, run) => {
  const ctx = await systemContext(input.projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (!ctx) return
  const isLast = run.retryCount >= (queues['run-topic'].retryLimit ?? 0)
  const { again } = await performRun(ctx, { runId: input.runId, signal: run.signal, isLast })
  if (again) await inProject(ctx, async (tx) => enqueue(tx, runTopicJob, [input], { startAfter: again }))
}
