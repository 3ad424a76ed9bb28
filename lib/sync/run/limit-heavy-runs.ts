import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { SyncQueue } from '../schedule/sync-queue'
import { createSemaphore, type Semaphore } from './semaphore'

/** A run that allows a response this large may use many times as much memory until its end: a whole repository. */
const heavyBytes = 32 * 1024 * 1024

const heavyRuns: Record<SyncQueue, Semaphore> = { prompt: createSemaphore(3), slow: createSemaphore(1) }

/**
 * Wraps the fetch of one run: before its first heavy request, it waits until it is one of the few heavy runs
 * allowed in this process, and keeps that slot until `release`, which must be called.
 */
export function limitHeavyRuns(
  fetch: GuardedFetch,
  queue: SyncQueue,
): { fetch: GuardedFetch; release: () => void } {
  let slot: Promise<() => void> | undefined
  return {
    fetch: async (request) => {
      if ((request.maxBytes ?? 0) >= heavyBytes) {
        slot ??= heavyRuns[queue].acquire(1, request.signal)
        await slot
      }
      return fetch(request)
    },
    release: () => {
      slot?.then(
        (releaseSlot) => releaseSlot(),
        () => undefined,
      )
    },
  }
}
