import { setTimeout as pause } from 'node:timers/promises'
import { type QueueName, queueNames } from '@/db/queue'
import { boss } from '@/lib/jobs/boss'
import { openQueueConsumer, type QueueConsumer } from './queue-consumer'
import { queueLimits } from './queue-limits'

/** Jobs may arrive while others run: a sync queues composing. */
const pollIntervalMs = 100
/** A job that ignores its signal is returned to the queue after this. */
const graceMs = 5_000

/**
 * Works through queues until they are empty and nothing is running, or the time is up. Used by the cron route and
 * tests, where no worker process runs. Takes the queues (all by default), a deadline (epoch milliseconds) and
 * earlier deadlines for single queues. Returns how many jobs were done and failed, and how many ended per queue.
 * Serves spec/security#3.4: bounded work per invocation.
 */
export async function drainQueues(options: {
  queues?: QueueName[]
  until: number
  earlierDeadlines?: Partial<Record<QueueName, number>>
}): Promise<{ done: number; failed: number; ended: Partial<Record<QueueName, number>> }> {
  const client = await boss()
  const queues = options.queues ?? queueNames
  const consumers = queues.map((queue) => {
    const until = Math.min(options.until, options.earlierDeadlines?.[queue] ?? options.until)
    return openQueueConsumer(
      client,
      queue,
      queueLimits[queue],
      AbortSignal.timeout(Math.max(1, until - Date.now())),
    )
  })
  const sumOverConsumers = (count: (consumer: QueueConsumer) => number) =>
    consumers.reduce((total, consumer) => total + count(consumer), 0)
  const countRunning = () => sumOverConsumers((consumer) => consumer.runningCount())
  // Jobs that were taken and ended during this look may have added one to a queue that was looked at earlier.
  const countTaken = () => sumOverConsumers(({ tally }) => tally.done + tally.failed) + countRunning()
  while (Date.now() < options.until) {
    const [runningBefore, takenBefore] = [countRunning(), countTaken()]
    await Promise.all(consumers.map((consumer) => consumer.poll()))
    if (runningBefore === 0 && countTaken() === takenBefore) break
    if (countRunning() > 0)
      await Promise.race([...consumers.map((consumer) => consumer.nextEnd()), pause(pollIntervalMs)])
  }
  await Promise.all(consumers.map((consumer) => consumer.close(graceMs)))
  const ended = Object.fromEntries(
    queues.map((queue, at) => [queue, (consumers[at]?.tally.done ?? 0) + (consumers[at]?.tally.failed ?? 0)]),
  )
  return {
    done: sumOverConsumers((consumer) => consumer.tally.done),
    failed: sumOverConsumers((consumer) => consumer.tally.failed),
    ended,
  }
}
