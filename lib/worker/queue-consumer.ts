import type { PgBoss } from 'pg-boss'
import { stillOwned } from '@/db/driver-internals'
import { type QueueName, queues } from '@/db/queue'
import { fetchJobs, type JobBatch } from '@/lib/jobs/fetch-jobs'
import { log } from '@/lib/log'
import { runBatch } from './run-job'

export type QueueLimits = {
  /** Batches of one process at the same time: single jobs, or several of one project that are done together. */
  slots: number
  /** So many jobs of one project are one batch, counted by the items they name; one when absent. */
  together?: number
  /** How many slots one workspace may have at once, those of long jobs included; all when absent. */
  perWorkspace?: number
  /** How many slots the posts to one receiver may have at once; all when absent. */
  perReceiver?: number
  /**
   * A job that has run this long gives its slot to the next one and goes on beside it, at most so many at once: what
   * hangs or takes its time never fills the queue.
   */
  long?: { afterMs: number; slots: number }
}

export type QueueConsumer = {
  /** Takes as many jobs as there are free slots for. Never throws: a database that is away is asked again by the next look. */
  look: () => Promise<void>
  runningCount: () => number
  /** How many jobs have ended so far. */
  readonly tally: { done: number; failed: number }
  /** Fulfilled when the next job of the queue has ended. */
  nextEnd: () => Promise<void>
  /** Takes nothing more; gives back to the queue what has not ended after so long. */
  close: (graceMs: number) => Promise<void>
}

type Attempt = { id: string; retryCount: number }
type RunningBatch = JobBatch & { since: number; over: AbortController }

/** A worker that is gone is noticed after `heartbeatSeconds` (db/queue.ts). */
const beatEveryMs = 8_000

/**
 * Works on one queue with a window of slots: whenever a job ends another is taken, so nobody waits for the slowest of a
 * batch. `stop` ends the signals of the running jobs and takes no more. Serves spec/security#3.4 and spec/decisions#4.
 */
export function openQueueConsumer(
  client: PgBoss,
  queue: QueueName,
  size: QueueLimits,
  stop: AbortSignal,
): QueueConsumer {
  const inProgress = new Set<RunningBatch>()
  const tally = { done: 0, failed: 0 }
  let ended = Promise.withResolvers<void>()
  let looking: Promise<void> | undefined
  let again = false
  /** The last look filled all free slots: there may be more jobs. */
  let more = false
  /** Jobs may wait although slots are free, until another of their workspace or receiver ends. */
  const shared = size.perWorkspace !== undefined || size.perReceiver !== undefined
  /** Which class goes first: what a person or a source asks for alternates with the schedule, so that neither starves. */
  let askedFirst = false
  const finished: Attempt[] = []
  let completing: Promise<void> | undefined

  const freeSlots = (): number => {
    const { long } = size
    const since = Date.now() - (long?.afterMs ?? 0)
    const longRunning = long ? [...inProgress].filter((batch) => batch.since <= since).length : 0
    return size.slots - inProgress.size + Math.min(longRunning, long?.slots ?? 0)
  }

  const look = (): Promise<void> => {
    again = true
    looking ??= lookAround().finally(() => {
      looking = undefined
    })
    return looking
  }

  const lookAround = async (): Promise<void> => {
    try {
      while (again || more) {
        again = false
        const free = stop.aborted ? 0 : freeSlots()
        more = free <= 0
        if (more) return
        askedFirst = !askedFirst
        const batches = await fetchJobs(client, queue, {
          batches: free,
          askedFirst: askedFirst ? Math.ceil(free / 2) : Math.floor(free / 2),
          together: size.together ?? 1,
          inProgress: [...inProgress].map(({ group }) => group),
          workspaceSlots: size.perWorkspace ?? null,
          receiverSlots: size.perReceiver ?? null,
        })
        for (const batch of batches) start(batch)
        more = batches.length === free
      }
    } catch (error) {
      log.error('queue', error, { queue })
    }
  }

  const start = (batch: JobBatch): void => {
    const over = new AbortController()
    const running: RunningBatch = { ...batch, since: Date.now(), over }
    inProgress.add(running)
    const overdue = setTimeout(() => over.abort(), queues[queue].expireInSeconds * 1000)
    const becomesLong = size.long && setTimeout(() => more && void look(), size.long.afterMs)
    void work(running).finally(() => {
      clearTimeout(overdue)
      clearTimeout(becomesLong)
      inProgress.delete(running)
      ended.resolve()
      ended = Promise.withResolvers()
      if (more || shared) void look()
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
    await Promise.all(jobs.map((job, at) => failures[at] !== undefined && giveBack(job, failures[at])))
  }

  const giveBack = async (job: Attempt, error: unknown): Promise<void> => {
    tally.failed++
    const message = error instanceof Error ? error.message : 'failed'
    await client
      .fail(queue, job, { message })
      .catch((failure: unknown) => log.error('queue', failure, { queue }))
  }

  /** Tells the queue what is done, together what ended together. */
  const completeFinished = async (): Promise<void> => {
    try {
      // What ends in this moment comes along.
      await new Promise(setImmediate)
      while (finished.length > 0) await client.complete(queue, finished.splice(0))
    } finally {
      completing = undefined
    }
  }

  /** Tells the queue that its jobs are still worked on; a missed beat is made up by the next. */
  const beat = async (): Promise<void> => {
    const batches = [...inProgress]
    if (batches.length === 0) return
    try {
      const beaten = await client.touch(
        queue,
        batches.flatMap(({ jobs }) => jobs),
      )
      const settled = stillOwned(beaten)
      if (!settled) return
      const kept = new Set(settled)
      for (const { jobs, over } of batches) if (!jobs.some(({ id }) => kept.has(id))) over.abort()
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
  const beating = setInterval(() => void beat(), beatEveryMs)

  return {
    look,
    runningCount: () => inProgress.size,
    tally,
    nextEnd: () => ended.promise,
    async close(graceMs) {
      const until = Date.now() + graceMs
      await looking
      while (inProgress.size > 0 && Date.now() < until) {
        const grace = Promise.withResolvers<void>()
        const timer = setTimeout(grace.resolve, until - Date.now())
        await Promise.race([ended.promise, grace.promise])
        clearTimeout(timer)
      }
      clearInterval(beating)
      const left = [...inProgress].flatMap(({ jobs }) => jobs)
      if (left.length > 0) await client.fail(queue, left, { message: 'The worker was stopped.' })
    },
  }
}
