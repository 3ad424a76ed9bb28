import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO, OpenEntry } from '@/lib/sources/connector'
import { type AttemptedEntry, fetchEntry } from './fetch-entry'
import type { StoredEntry } from './known-entries'
import { type BatchTarget, storeBatch } from './store-batch'

/** Concurrent requests of one sync: only a few until responses arrive, so that a hanging server ties up little. */
const atFirst = 2
const atMost = 16
const batchSize = 250
/** Documents fetched but not yet stored, by response size; beyond this, fetching waits for storing. */
const maxBatchBytes = 8 * 1024 * 1024
/** Entries from a slow bucket are stored at least this often, so that little is lost and progress is visible. */
const storeEveryMs = 1000
/** After this many consecutive failures, the server is considered down. */
const maxFailuresInARow = 20

export type FetchOutcome = {
  /** Planned entries that were not tried. */
  left: number
  /** How many skipped entries stay so until they change. */
  permanentSkips: number
  /** Set if the server asked for a pause. */
  retryAfterSeconds: number | undefined
  /** The failure that ended the run before all entries were tried. */
  brokenBy: unknown
}

/**
 * Fetches the planned entries with bounded concurrency and stores them in batches while fetching continues. Stops
 * early, leaving the rest for the next sync, if the signal aborts, the server asks for a pause, or it seems to be
 * down. Throws what storing throws (above all LeaseLost).
 */
export async function fetchAndStore(
  target: BatchTarget,
  planned: OpenEntry[],
  known: ReadonlyMap<string, StoredEntry>,
  io: Omit<ConnectorIO, 'note'>,
): Promise<FetchOutcome> {
  const stop = new AbortController()
  const signal = AbortSignal.any([io.signal, stop.signal])
  const outcome: FetchOutcome = {
    left: 0,
    permanentSkips: 0,
    retryAfterSeconds: undefined,
    brokenBy: undefined,
  }
  const started = io.now().getTime()
  let next = 0
  let tried = 0
  let failedInARow = 0
  let waiting: AttemptedEntry[] = []
  let fetchedBytes = 0
  let unstoredBytes = 0
  let storing: Promise<void> = Promise.resolve()

  const flush = (): Promise<void> => {
    const [batch, size] = [waiting, fetchedBytes]
    waiting = []
    fetchedBytes = 0
    storing = storing.then(() => storeBatch(target, batch))
    storing.then(
      () => {
        unstoredBytes -= size
      },
      () => stop.abort(),
    )
    return storing
  }

  const weighed: GuardedFetch = async (request) => {
    const response = await io.fetch(request)
    fetchedBytes += response.bytes.byteLength
    unstoredBytes += response.bytes.byteLength
    return response
  }

  const working: Promise<void>[] = []
  const startWorkers = (count: number): void => {
    for (let left = count; left > 0 && working.length < Math.min(atMost, planned.length); left--) {
      const worker = work()
      worker.catch(() => undefined)
      working.push(worker)
    }
  }

  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      if (unstoredBytes >= maxBatchBytes) await flush()
      const entry = planned[next]
      if (!entry) return
      const attempt = { entry, before: known.get(entry.key), triedAt: new Date(started + next++) }
      const result = await fetchEntry(attempt, { ...io, fetch: weighed, signal })
      if (result.kind === 'left') {
        if (result.retryAfterSeconds === undefined) continue
        outcome.retryAfterSeconds = Math.max(outcome.retryAfterSeconds ?? 0, result.retryAfterSeconds)
        stop.abort()
        continue
      }
      tried++
      waiting.push(result)
      if (result.kind === 'skipped' && result.permanent) outcome.permanentSkips++
      failedInARow = result.kind === 'failed' ? failedInARow + 1 : 0
      if (result.kind !== 'failed') startWorkers(1)
      if (result.kind === 'failed' && failedInARow >= maxFailuresInARow) {
        outcome.brokenBy = result.error
        stop.abort()
      }
      if (waiting.length >= batchSize) await flush()
    }
  }

  const timer = setInterval(() => {
    if (waiting.length > 0) void flush().catch(() => undefined)
  }, storeEveryMs)
  try {
    startWorkers(atFirst)
    // More workers may be started while these run.
    for (let at = 0; at < working.length; at++) await working[at]
  } finally {
    clearInterval(timer)
  }
  await flush()
  return { ...outcome, left: planned.length - tried }
}
