import { OutboundError } from '@/lib/http/outbound-error'

export type Semaphore = {
  /**
   * Waits until `size` is free and acquires it; returns the function that releases it. A size above the capacity
   * counts as the whole capacity. First come, first served. Throws OutboundError 'aborted' if the signal aborts
   * first.
   */
  acquire: (size: number, signal?: AbortSignal) => Promise<() => void>
}

type Waiter = { size: number; start: () => void }

/** Creates a semaphore that bounds the total size in use at the same time. */
export function createSemaphore(capacity: number): Semaphore {
  let free = capacity
  const waiters: Waiter[] = []

  const admitWaiters = (): void => {
    for (let first = waiters[0]; first && first.size <= free; first = waiters[0]) {
      waiters.shift()
      free -= first.size
      first.start()
    }
  }

  return {
    async acquire(wanted, signal) {
      const size = Math.min(wanted, capacity)
      if (signal?.aborted) throw new OutboundError('aborted', { sent: 'no' })
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const waiter = { size, start: resolve }
      const cancel = () => {
        const at = waiters.indexOf(waiter)
        if (at === -1) return
        waiters.splice(at, 1)
        reject(new OutboundError('aborted', { sent: 'no' }))
        admitWaiters()
      }
      signal?.addEventListener('abort', cancel, { once: true })
      waiters.push(waiter)
      admitWaiters()
      try {
        await promise
      } finally {
        signal?.removeEventListener('abort', cancel)
      }
      let isAcquired = true
      return () => {
        if (!isAcquired) return
        isAcquired = false
        free += size
        admitWaiters()
      }
    },
  }
}
