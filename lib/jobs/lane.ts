import type { PgBoss } from 'pg-boss'
import { type QueueName, queues } from '@/db/queue'
import { log } from '@/lib/log'
import { runJob } from './run-job'

export type LaneSize = {
  /** Jobs of one process at the same time. */
  slots: number
  /**
   * A job that has run this long gives its slot to the next one and goes on beside it, at most so many at once: what
   * hangs or takes its time never fills the lane.
   */
  long?: { afterMs: number; slots: number }
}

export type Lane = {
  /** Takes as many jobs as there is room for. Never throws: a database that is away is asked again by the next look. */
  look: () => Promise<void>
  inHand: () => number
  /** How many jobs have ended so far. */
  readonly tally: { done: number; failed: number }
  /** Fulfilled when the next job of the lane has ended. */
  nextEnd: () => Promise<void>
  /** Takes nothing more; gives back to the queue what has not ended after so long. */
  close: (graceMs: number) => Promise<void>
}

type Held = { id: string; retryCount: number; since: number; over: AbortController }
type Fetched = { id: string; data: unknown; retryCount: number }

/** A worker that is gone is noticed after `heartbeatSeconds` (db/queue.ts). */
const beatEveryMs = 8_000

/**
 * Works on one queue with a window of slots: whenever a job ends another is taken, so nobody waits for the slowest of a
 * batch. `stop` ends the signals of the running jobs and takes no more. Serves security 3.4 and decisions 4.
 */
export function openLane(client: PgBoss, queue: QueueName, size: LaneSize, stop: AbortSignal): Lane {
  const held = new Map<string, Held>()
  const tally = { done: 0, failed: 0 }
  let ended = Promise.withResolvers<void>()
  let looking: Promise<void> | undefined
  let again = false
  /** The last look took all it had room for: there may be more. */
  let more = false
  const finished: Held[] = []
  let settling: Promise<void> | undefined

  const room = (): number => {
    const { long } = size
    const since = Date.now() - (long?.afterMs ?? 0)
    const longRunning = long ? [...held.values()].filter((job) => job.since <= since).length : 0
    return size.slots - held.size + Math.min(longRunning, long?.slots ?? 0)
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
        const free = stop.aborted ? 0 : room()
        more = free <= 0
        if (more) return
        const jobs: Fetched[] = await client.fetch(queue, { batchSize: free, includeMetadata: true })
        for (const job of jobs) start(job)
        more = jobs.length === free
      }
    } catch (error) {
      log.error('queue', error, { queue })
    }
  }

  const start = (job: Fetched): void => {
    const over = new AbortController()
    const mine: Held = { id: job.id, retryCount: job.retryCount, since: Date.now(), over }
    held.set(job.id, mine)
    const overdue = setTimeout(() => over.abort(), queues[queue].expireInSeconds * 1000)
    const becomesLong = size.long && setTimeout(() => more && void look(), size.long.afterMs)
    void work(job, mine).finally(() => {
      clearTimeout(overdue)
      clearTimeout(becomesLong)
      held.delete(job.id)
      ended.resolve()
      ended = Promise.withResolvers()
      if (more) void look()
    })
  }

  const work = async (job: Fetched, mine: Held): Promise<void> => {
    try {
      await runJob(queue, job, { signal: mine.over.signal })
      finished.push(mine)
      settling ??= settle()
      await settling
      tally.done++
    } catch (error) {
      tally.failed++
      const message = error instanceof Error ? error.message : 'failed'
      await client
        .fail(queue, mine, { message })
        .catch((failure: unknown) => log.error('queue', failure, { queue }))
    }
  }

  /** Tells the queue what is done, together what ended together. */
  const settle = async (): Promise<void> => {
    try {
      // What ends in this moment comes along.
      await new Promise(setImmediate)
      while (finished.length > 0) await client.complete(queue, finished.splice(0))
    } finally {
      settling = undefined
    }
  }

  /** Tells the queue that its jobs are still worked on; a missed beat is made up by the next. */
  const beat = async (): Promise<void> => {
    const jobs = [...held.values()]
    if (jobs.length === 0) return
    try {
      const { settled } = (await client.touch(queue, jobs)) as { settled?: string[] }
      if (!settled) return
      const kept = new Set(settled)
      for (const job of jobs) if (!kept.has(job.id)) job.over.abort()
    } catch (error) {
      log.warn('queue heart-beat missed', {
        queue,
        error: error instanceof Error ? error.message : 'unknown',
      })
    }
  }
  stop.addEventListener('abort', () => {
    for (const job of held.values()) job.over.abort(stop.reason)
  })
  const beating = setInterval(() => void beat(), beatEveryMs)

  return {
    look,
    inHand: () => held.size,
    tally,
    nextEnd: () => ended.promise,
    async close(graceMs) {
      const until = Date.now() + graceMs
      await looking
      while (held.size > 0 && Date.now() < until) {
        const grace = Promise.withResolvers<void>()
        const timer = setTimeout(grace.resolve, until - Date.now())
        await Promise.race([ended.promise, grace.promise])
        clearTimeout(timer)
      }
      clearInterval(beating)
      if (held.size > 0) await client.fail(queue, [...held.values()], { message: 'The worker was stopped.' })
    },
  }
}
