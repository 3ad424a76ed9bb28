import type { QueueName } from '@/db/queue'
import { env } from '@/lib/env'
import { version } from '@/package.json'
import { freeDisk } from './free-disk'
import { installWarnings } from './install-warnings'
import { readWork, type Work } from './read-work'

export type Health = {
  status: 'ok' | 'unavailable'
  version: string
  database: 'ok' | 'unavailable'
  queue: 'ok' | 'unavailable'
  /** `none`: no worker is recorded; the cron endpoints may do the work. */
  worker: 'ok' | 'silent' | 'none' | 'unknown'
  /** How long the longest-waiting due job has waited, in whole seconds; null if nothing is due. */
  oldest_due_seconds: number | null
  disk: 'ok' | 'full' | 'unknown'
  /** Why it is unhealthy, in words; empty if it is healthy. */
  reasons: string[]
  /** What the operators must take care of soon. */
  warnings: string[]
}

const maxDatabaseMs = 2_000
/** A worker writes every five seconds; if it has not for this long, it is gone or hanging. */
const silentAfterSeconds = 60
/** How long after our own start a worker may need to start. */
const startingSeconds = 90

const minute = 60
/** How long a due job may wait before something must be wrong, however busy the workers are. */
const maxDueSeconds: Record<QueueName, number> = {
  publish: 10 * minute,
  reconcile: 30 * minute,
  'take-down': 10 * minute,
  'sync-source': 20 * minute,
  'sync-slow-source': 60 * minute,
  'compose-packages': 60 * minute,
  'compose-left-out': 120 * minute,
  'render-cards': 240 * minute,
  'draw-images': 240 * minute,
  'embed-posts': 240 * minute,
  'make-video': 240 * minute,
  'run-topic': 120 * minute,
  'fan-out-notifications': 30 * minute,
  'deliver-notifications': 60 * minute,
  'account-email': 30 * minute,
  'end-access': 60 * minute,
}

/**
 * Checks whether this install does its work: the database and the queue respond, a worker is alive, no due job has
 * waited too long, and the disk has space left. Returns within two seconds whatever hangs, and never throws.
 * `upSeconds`: how long this process has run. Serves spec/http-api#health.
 */
export async function checkHealth(options: { upSeconds?: number } = {}): Promise<Health> {
  const [work, warnings, free] = await Promise.all([
    inTime(looking(readWork)),
    inTime(installWarnings()),
    inTime(freeDisk()),
  ])
  return judge(work, free, warnings ?? [], options.upSeconds ?? process.uptime())
}

function judge(work: Work | undefined, free: number | undefined, warnings: string[], up: number): Health {
  const worker = workerState(work, up)
  const overdue = (work?.due ?? [])
    .filter(({ queue, seconds }) => seconds > (maxDueSeconds[queue] ?? 60 * minute))
    .sort((a, b) => b.seconds - a.seconds)[0]
  const full = free !== undefined && free < env().DISK_FREE_MIN_MB * 1024 * 1024
  const reasons = [
    !work && 'The database didn’t respond within 2 seconds.',
    work && !work.queue && 'The job queue isn’t installed in the database. Run `npm run admin -- migrate`.',
    worker === 'silent' &&
      `No worker has reported for ${inWords(work?.workerSilentSeconds ?? 0)}. Check that one is running.`,
    worker === 'none' &&
      !env().CRON_SECRET &&
      up > startingSeconds &&
      'No worker is running. Start one with `npm start -- --worker`, or set CRON_SECRET and call the cron endpoints.',
    overdue && `A job in the queue ${overdue.queue} has been overdue for ${inWords(overdue.seconds)}.`,
    full && `The data folder’s disk has ${Math.floor((free ?? 0) / 1024 / 1024)} MB left. Free some space.`,
  ].filter((reason) => typeof reason === 'string')
  const oldest = Math.max(-1, ...(work?.due ?? []).map(({ seconds }) => Math.floor(seconds)))
  return {
    status: reasons.length > 0 ? 'unavailable' : 'ok',
    version,
    database: work ? 'ok' : 'unavailable',
    queue: work?.queue ? 'ok' : 'unavailable',
    worker,
    oldest_due_seconds: oldest < 0 ? null : oldest,
    disk: free === undefined ? 'unknown' : full ? 'full' : 'ok',
    reasons,
    warnings,
  }
}

function workerState(work: Work | undefined, up: number): Health['worker'] {
  if (!work) return 'unknown'
  const { workerSilentSeconds: silent } = work
  if (silent === null) return 'none'
  if (silent <= silentAfterSeconds) return 'ok'
  return up > startingSeconds ? 'silent' : 'unknown'
}

let looked: Promise<Work> | undefined

/** Runs one check at a time: while the database hangs, repeated checks must not use up its connections. */
function looking(read: () => Promise<Work>): Promise<Work> {
  looked ??= read().finally(() => {
    looked = undefined
  })
  return looked
}

/** Returns a check's result, or undefined if it fails or takes too long. */
async function inTime<T>(check: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), maxDatabaseMs)
  try {
    return await Promise.race([check.catch(() => undefined), promise])
  } finally {
    clearTimeout(timer)
  }
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`
  return `${Math.round(seconds / 3600)} hours`
}
