import { PgBoss } from 'pg-boss'
import { onJobsQueued, queueNames } from '@/db/queue'
import { addressBySocket } from '@/db/socket'
import { requireEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { openQueueConsumer } from './queue-consumer'
import { queueLimits } from './queue-limits'

/** Fallback for NOTIFY: a job whose delay is over, or whose notification was lost, waits at most this long. */
const pollIntervalMs = 2_000
const graceMs = 20_000

export type Worker = { stop(): Promise<void> }

/**
 * Starts working through all queues: woken by NOTIFY, with polling as a fallback. Any number of processes may do
 * so. `stop` lets running jobs finish (up to 20 s), then returns them to the queue.
 */
export async function startWorker(): Promise<Worker> {
  const client = new PgBoss({
    connectionString: addressBySocket(requireEnv('DATABASE_URL')),
    application_name: 'tributary-worker',
    max: 4,
    migrate: false,
    schedule: false,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  })
  client.on('error', (error) => log.error('queue', error))
  client.on('warning', (warning) => log.warn('queue warning', { message: warning.message }))
  await client.start()
  const stopping = new AbortController()
  const consumers = new Map(
    queueNames.map((queue) => [queue, openQueueConsumer(client, queue, queueLimits[queue], stopping.signal)]),
  )
  const pollAll = () => {
    for (const consumer of consumers.values()) void consumer.poll()
  }
  const subscription = await onJobsQueued((queue) => void consumers.get(queue)?.poll(), pollAll).catch(
    (error: unknown) => {
      // A connection pooler in front of the database may not pass on notifications.
      log.warn('queue: no notifications, looking only', {
        error: error instanceof Error ? error.message : 'unknown',
      })
      return undefined
    },
  )
  pollAll()
  const timer = setInterval(pollAll, pollIntervalMs)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await subscription?.close()
      await Promise.all([...consumers.values()].map((consumer) => consumer.close(graceMs)))
      await client.stop({ graceful: false, close: true })
    },
  }
}
