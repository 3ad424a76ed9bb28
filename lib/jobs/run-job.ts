import type { QueueName } from '@/db/queue'
import { log, withLogScope } from '@/lib/log'
import type { JobRun } from './define-job'
import { handlers } from './handlers'

/** Runs one fetched job through its handler; input is parsed again, since rows may be older than this code. */
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
