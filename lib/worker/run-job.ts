import type { QueueName } from '@/db/queue'
import type { JobRun } from '@/lib/jobs/define-job'
import { log, withLogScope } from '@/lib/log'
import { handlers, mergers } from './handlers'

/**
 * Runs one fetched job through its handler. The handler parses the input again, since rows may be older than this
 * code.
 */
export async function runJob(
  queue: QueueName,
  job: { id: string; data: unknown; retryCount?: number },
  run: Omit<JobRun, 'retryCount'>,
): Promise<void> {
  await withLogScope({ job: `${queue}/${job.id}` }, async () => {
    const handler = await handlers[queue]()
    const started = Date.now()
    try {
      await handler(job.data, { ...run, retryCount: job.retryCount ?? 0 })
      log.info('job done', { queue, duration_ms: Date.now() - started })
    } catch (error) {
      log.error('job failed', error, { queue, duration_ms: Date.now() - started })
      throw error
    }
  })
}

/**
 * Runs the jobs of one batch: together if the queue supports it, and one by one if that fails, so that a failing
 * job does not block the others. Returns for each job the error it failed with, if any.
 */
export async function runBatch(
  queue: QueueName,
  jobs: { id: string; data: unknown; retryCount: number }[],
  run: Omit<JobRun, 'retryCount'>,
): Promise<unknown[]> {
  const [first, second] = jobs
  const merge = mergers[queue]
  if (first && second && merge) {
    try {
      const data = merge(jobs.map((job) => job.data))
      await runJob(queue, { id: `${first.id}+${jobs.length - 1}`, data }, run)
      return jobs.map(() => undefined)
    } catch (error) {
      if (run.signal.aborted) return jobs.map(() => error)
    }
  }
  const failures: unknown[] = []
  for (const job of jobs) {
    failures.push(
      await runJob(queue, job, run).then(
        () => undefined,
        (error: unknown) => error ?? new Error('failed'),
      ),
    )
  }
  return failures
}
