import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import type { SyncQueue } from '../schedule/sync-queue'
import { createSemaphore, type Semaphore } from './semaphore'

/** A run that asks for an answer this large may hold many times as much of it until its end: a whole repository. */
const heavyBytes = 32 * 1024 * 1024

const heavyRuns: Record<SyncQueue, Semaphore> = { prompt: createSemaphore(3), slow: createSemaphore(1) }

/**
 * The fetch of one run: with its first heavy request it waits until it is one of a few such runs of this process, and it
 * stays that until `end`, which must be called.
 */
export function limitHeavyRuns(
  fetch: GuardedFetch,
  queue: SyncQueue,
): { fetch: GuardedFetch; end: () => void } {
  let entered: Promise<() => void> | undefined
  return {
    fetch: async (request) => {
      if ((request.maxBytes ?? 0) >= heavyBytes) {
        entered ??= heavyRuns[queue].acquire(1, request.signal)
        await entered
      }
      return fetch(request)
    },
    end: () => {
      entered?.then(
        (leave) => leave(),
        () => undefined,
      )
    },
  }
}
