import type { PgBoss } from 'pg-boss'
import { listOwnedJobIds } from '@/db/driver-internals'
import { type QueueName, queues } from '@/db/queue'
import { fetchJobs, type JobBatch } from '@/lib/jobs/fetch-jobs'
import { log } from '@/lib/log'
import { runBatch } from './run-job'

export type QueueLimits = {
  /**
   * Maximum number of batches that a process runs at once: single jobs, or several of one project that are done
   * together.
   */
  slots: number
  /** Maximum number of jobs of one project in a batch, counted by the items they name; one by default. */
  maxBatchSize?: number
  /** Maximum number of slots for one workspace at once, including those of long jobs; all by default. */
  perWorkspace?: number
  /** Maximum number of slots for posts to one receiver at once; all by default. */
  perReceiver?: number
  /**
   * A job that has run for `afterMs` gives its slot to the next one and continues alongside it, for at most `slots`
   * jobs at once: slow or hanging jobs never fill the queue.
   */
  long?: { afterMs: number; slots: number }
}

export type QueueConsumer = {
  /**
   * Takes as many jobs as there are free slots. Never throws: if the database is unavailable, the next poll asks it
   * again.
   */
  poll: () => Promise<void>
  runningCount: () => number
  /** How many jobs have ended so far. */
  readonly tally: { done: number; failed: number }
  /** Resolves when the next job of the queue has ended. */
  nextEnd: () => Promise<void>
  /** Waits `graceMs` for running jobs, then returns the unfinished ones to the queue. */
  close: (graceMs: number) => Promise<void>
}

type Attempt = { id: string; retryCount: number }
type RunningBatch = JobBatch & { startedAt: number; over: AbortController }

/** A dead worker is noticed after `heartbeatSeconds` (db/queue.ts). */
const heartbeatIntervalMs = 8_000

/**
 * Works on one queue with a window of slots: whenever a job ends, another one is taken, so no job waits for the
 * slowest of a batch. `stop` aborts the signals of the running jobs and stops taking jobs. Serves spec/security#3.4
 * and spec/decisions#4.
 */
export function openQueueConsumer(
  client: PgBoss,
  queue: QueueName,
  limits: QueueLimits,
  stop: AbortSignal,
): QueueConsumer {
  const inProgress = new Set<RunningBatch>()
  const tally = { done: 0, failed: 0 }
  let nextJobEnd = Promise.withResolvers<void>()
  let polling: Promise<void> | undefined
  let pollAgain = false
  /** Whether the last poll filled all free slots, so that there may be more jobs. */
  let mayHaveMore = false
  /** Whether jobs may be waiting despite free slots, until another job of their workspace or receiver ends. */
  const hasGroupLimits = limits.perWorkspace !== undefined || limits.perReceiver !== undefined
  /** Which class goes first: requests by people and sources alternate with the schedule, so that neither starves. */
  let requestedFirst = false
  const finished: Attempt[] = []
  let completing: Promise<void> | undefined

  const freeSlots = (): number => {
    const { long } = limits
    const longSince = Date.now() - (long?.afterMs ?? 0)
    const longRunning = long ? [...inProgress].filter((batch) => batch.startedAt <= longSince).length : 0
    return limits.slots - inProgress.size + Math.min(longRunning, long?.slots ?? 0)
  }

  const poll = (): Promise<void> => {
    pollAgain = true
    polling ??= fetchWhileSlotsAreFree().finally(() => {
      polling = undefined
    })
    return polling
  }

  const fetchWhileSlotsAreFree = async (): Promise<void> => {
    try {
      while (pollAgain || mayHaveMore) {
        pollAgain = false
        const free = stop.aborted ? 0 : freeSlots()
        mayHaveMore = free <= 0
        if (mayHaveMore) return
        requestedFirst = !requestedFirst
        const batches = await fetchJobs(client, queue, {
          batches: free,
          requestedFirst: requestedFirst ? Math.ceil(free / 2) : Math.floor(free / 2),
          maxBatchSize: limits.maxBatchSize ?? 1,
          inProgress: [...inProgress].map(({ group }) => group),
          workspaceSlots: limits.perWorkspace ?? null,
          receiverSlots: limits.perReceiver ?? null,
        })
        for (const batch of batches) start(batch)
        mayHaveMore = batches.length === free
      }
    } catch (error) {
      log.error('queue', error, { queue })
    }
  }

  const start = (batch: JobBatch): void => {
    const over = new AbortController()
    const running: RunningBatch = { ...batch, startedAt: Date.now(), over }
    inProgress.add(running)
    const overdue = setTimeout(() => over.abort(), queues[queue].expireInSeconds * 1000)
    const becomesLong = limits.long && setTimeout(() => mayHaveMore && void poll(), limits.long.afterMs)
    void work(running).finally(() => {
      clearTimeout(overdue)
      clearTimeout(becomesLong)
      inProgress.delete(running)
      nextJobEnd.resolve()
      nextJobEnd = Promise.withResolvers()
      if (mayHaveMore || hasGroupLimits) void poll()
    })
  }

  const work = async ({ jobs, over }: RunningBatch): Promise<void> => {
    const failures = await runBatch(queue, jobs, { signal: over.signal })
    const done = jobs.filter((_, at) => failures[at] === undefined)
    try {
      finished.push(...done)
      completing ??= completeFinished()
      await completing
      tally.done += done.length
    } catch (error) {
      failures.fill(error)
    }
    await Promise.all(jobs.map((job, at) => failures[at] !== undefined && failJob(job, failures[at])))
  }

  const failJob = async (job: Attempt, error: unknown): Promise<void> => {
    tally.failed++
    const message = error instanceof Error ? error.message : 'failed'
    await client
      .fail(queue, job, { message })
      .catch((failure: unknown) => log.error('queue', failure, { queue }))
  }

  /** Tells the queue which jobs are done; jobs that ended together are reported together. */
  const completeFinished = async (): Promise<void> => {
    try {
      // Jobs that end in the same tick are included.
      await new Promise(setImmediate)
      while (finished.length > 0) await client.complete(queue, finished.splice(0))
    } finally {
      completing = undefined
    }
  }

  /** Tells the queue that its jobs are still being worked on; the next beat makes up for a missed one. */
  const sendHeartbeat = async (): Promise<void> => {
    const batches = [...inProgress]
    if (batches.length === 0) return
    try {
      const response = await client.touch(
        queue,
        batches.flatMap(({ jobs }) => jobs),
      )
      const ownedIds = listOwnedJobIds(response)
      if (!ownedIds) return
      const owned = new Set(ownedIds)
      for (const { jobs, over } of batches) if (!jobs.some(({ id }) => owned.has(id))) over.abort()
    } catch (error) {
      log.warn('queue heart-beat missed', {
        queue,
        error: error instanceof Error ? error.message : 'unknown',
      })
    }
  }
  stop.addEventListener('abort', () => {
    for (const batch of inProgress) batch.over.abort(stop.reason)
  })
  const heartbeatTimer = setInterval(() => void sendHeartbeat(), heartbeatIntervalMs)

  return {
    poll,
    runningCount: () => inProgress.size,
    tally,
    nextEnd: () => nextJobEnd.promise,
    async close(graceMs) {
      const until = Date.now() + graceMs
      await polling
      while (inProgress.size > 0 && Date.now() < until) {
        const grace = Promise.withResolvers<void>()
        const timer = setTimeout(grace.resolve, until - Date.now())
        await Promise.race([nextJobEnd.promise, grace.promise])
        clearTimeout(timer)
      }
      clearInterval(heartbeatTimer)
      const unfinished = [...inProgress].flatMap(({ jobs }) => jobs)
      if (unfinished.length > 0) await client.fail(queue, unfinished, { message: 'The worker was stopped.' })
    },
  }
}
