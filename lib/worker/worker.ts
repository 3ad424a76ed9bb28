import { PgBoss } from 'pg-boss'
import { onJobsQueued, queueNames } from '@/db/queue'
import { addressBySocket } from '@/db/socket'
import { requireEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { openQueueConsumer } from './queue-consumer'
import { queueLimits } from './queue-limits'

/** The floor beneath NOTIFY: a job whose pause is over, or one of which the word was lost, waits this long at most. */
const lookEveryMs = 2_000
const graceMs = 20_000

export type Worker = { stop(): Promise<void> }

/**
 * Starts working through all queues: woken by NOTIFY, looking by itself as the floor. Any number of processes may do so.
 * `stop` lets running jobs end (up to 20 s), then gives them back to the queue.
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
  const opened = new Map(
    queueNames.map((queue) => [queue, openQueueConsumer(client, queue, queueLimits[queue], stopping.signal)]),
  )
  const lookEverywhere = () => {
    for (const consumer of opened.values()) void consumer.look()
  }
  const listening = await onJobsQueued((queue) => void opened.get(queue)?.look(), lookEverywhere).catch(
    (error: unknown) => {
      // A pooler between us and the database may not pass notifications on.
      log.warn('queue: no notifications, looking only', {
        error: error instanceof Error ? error.message : 'unknown',
      })
      return undefined
    },
  )
  lookEverywhere()
  const timer = setInterval(lookEverywhere, lookEveryMs)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await listening?.close()
      await Promise.all([...opened.values()].map((consumer) => consumer.close(graceMs)))
      await client.stop({ graceful: false, close: true })
    },
  }
}
