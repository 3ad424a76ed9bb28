import { PgBoss } from 'pg-boss'
import { type QueueName, queueNames } from '@/db/queue'
import { requireEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { runJob } from './run-job'

/** How many jobs of each queue one worker process runs at once. */
const concurrency: Record<QueueName, number> = {
  'sync-source': 4,
  'compose-packages': 2,
  publish: 4,
  reconcile: 1,
}

export type Worker = { stop(): Promise<void> }

/**
 * Starts working through all queues: woken by NOTIFY, polling as the floor. Any number of processes may do so.
 * `stop` lets running jobs end (up to 20 s), then gives them back to the queue.
 */
export async function startWorker(): Promise<Worker> {
  const client = new PgBoss({
    connectionString: requireEnv('DATABASE_URL'),
    application_name: 'tributary-worker',
    max: 6,
    migrate: false,
    schedule: false,
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  })
  client.on('error', (error) => log.error('queue', error))
  client.on('warning', (warning) => log.warn('queue warning', { message: warning.message }))
  await client.start()
  const stopping = new AbortController()
  for (const queue of queueNames) {
    await client.work(
      queue,
      {
        batchSize: 1,
        localConcurrency: concurrency[queue],
        pollingIntervalSeconds: 2,
        includeMetadata: true,
      },
      async ([job]) => {
        if (!job) return
        await runJob(queue, job, { signal: AbortSignal.any([stopping.signal, job.signal]) })
      },
    )
  }
  return {
    async stop() {
      stopping.abort()
      await client.stop({ graceful: true, close: true, timeout: 20_000 })
    },
  }
}
