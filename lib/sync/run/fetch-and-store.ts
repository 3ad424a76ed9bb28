import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { ConnectorIO, OpenEntry } from '@/lib/sources/connector'
import { type AttemptedEntry, fetchEntry } from './fetch-entry'
import type { StoredEntry } from './load-known-entries'
import { type BatchTarget, storeBatch } from './store-batch'

/** Concurrent requests of one sync: only a few until responses arrive, so that a hanging server ties up little. */
const initialConcurrency = 2
const maxConcurrency = 16
const batchSize = 250
/** Documents fetched but not yet stored, by response size; beyond this, fetching waits for storing. */
const maxBatchBytes = 8 * 1024 * 1024
/** Entries from a slow bucket are stored at least this often, so that little is lost and progress is visible. */
const storeEveryMs = 1000
/** After this many consecutive failures, the server is considered down. */
const maxConsecutiveFailures = 20

export type FetchOutcome = {
  /** Planned entries that were not tried. */
  left: number
  /** How many skipped entries stay so until they change. */
  permanentSkips: number
  /** Set if the server asked for a pause. */
  retryAfterSeconds: number | undefined
  /** The failure that ended the run before all entries were tried. */
  fatalError: unknown
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
    fatalError: undefined,
  }
  const started = io.now().getTime()
  let next = 0
  let tried = 0
  let consecutiveFailures = 0
  let unstored: AttemptedEntry[] = []
  let fetchedBytes = 0
  let unstoredBytes = 0
  let storing: Promise<void> = Promise.resolve()

  const flush = (): Promise<void> => {
    const [batch, size] = [unstored, fetchedBytes]
    unstored = []
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

  const meteredFetch: GuardedFetch = async (request) => {
    const response = await io.fetch(request)
    fetchedBytes += response.bytes.byteLength
    unstoredBytes += response.bytes.byteLength
    return response
  }

  const workers: Promise<void>[] = []
  const startWorkers = (count: number): void => {
    for (let left = count; left > 0 && workers.length < Math.min(maxConcurrency, planned.length); left--) {
      const worker = work()
      worker.catch(() => undefined)
      workers.push(worker)
    }
  }

  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      if (unstoredBytes >= maxBatchBytes) await flush()
      const entry = planned[next]
      if (!entry) return
      const attempt = { entry, before: known.get(entry.key), triedAt: new Date(started + next++) }
      const result = await fetchEntry(attempt, { ...io, fetch: meteredFetch, signal })
      if (result.kind === 'left') {
        if (result.retryAfterSeconds === undefined) continue
        outcome.retryAfterSeconds = Math.max(outcome.retryAfterSeconds ?? 0, result.retryAfterSeconds)
        stop.abort()
        continue
      }
      tried++
      unstored.push(result)
      if (result.kind === 'skipped' && result.permanent) outcome.permanentSkips++
      consecutiveFailures = result.kind === 'failed' ? consecutiveFailures + 1 : 0
      if (result.kind !== 'failed') startWorkers(1)
      if (result.kind === 'failed' && consecutiveFailures >= maxConsecutiveFailures) {
        outcome.fatalError = result.error
        stop.abort()
      }
      if (unstored.length >= batchSize) await flush()
    }
  }

  const timer = setInterval(() => {
    if (unstored.length > 0) void flush().catch(() => undefined)
  }, storeEveryMs)
  try {
    startWorkers(initialConcurrency)
    // More workers may be started while these run.
    for (let at = 0; at < workers.length; at++) await workers[at]
  } finally {
    clearInterval(timer)
  }
  await flush()
  return { ...outcome, left: planned.length - tried }
}
