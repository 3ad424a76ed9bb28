import { type QueueName, queueNames } from '@/db/queue'
import { log } from '@/lib/log'
import { boss } from './boss'
import { runJob } from './run-job'

/**
 * Works through queues until they are empty or the time is used up: what the cron route and the tests do, where no
 * worker process runs. Takes the queues (all by default), a deadline (epoch milliseconds) and how many jobs run at
 * once. Gives the number of jobs done and failed. Serves security 3.4: bounded work per invocation.
 */
export async function drainQueues(options: {
  queues?: QueueName[]
  until: number
  concurrency?: number
}): Promise<{ done: number; failed: number }> {
  const client = await boss()
  const stop = AbortSignal.timeout(Math.max(1, options.until - Date.now()))
  const result = { done: 0, failed: 0 }
  let found = true
  while (found && Date.now() < options.until) {
    found = false
    for (const queue of options.queues ?? queueNames) {
      const jobs = await client.fetch(queue, { batchSize: options.concurrency ?? 4, includeMetadata: true })
      if (jobs.length === 0) continue
      found = true
      await Promise.all(
        jobs.map(async (job) => {
          const beat = setInterval(() => void keepAlive(client, queue, job.id), 8_000)
          try {
            await runJob(queue, job, { signal: stop })
            await client.complete(queue, job.id)
            result.done++
          } catch (error) {
            await client.fail(queue, job.id, { message: error instanceof Error ? error.message : 'failed' })
            result.failed++
          } finally {
            clearInterval(beat)
          }
        }),
      )
    }
  }
  return result
}

/** Tells the queue that the job is still worked on; a missed beat is made up by the next. */
async function keepAlive(
  client: Awaited<ReturnType<typeof boss>>,
  queue: QueueName,
  id: string,
): Promise<void> {
  try {
    await client.touch(queue, id)
  } catch (error) {
    log.warn('queue heart-beat missed', { queue, error: error instanceof Error ? error.message : 'unknown' })
  }
}
