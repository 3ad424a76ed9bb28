import { OutboundError } from '@/lib/http/outbound-error'

export type Semaphore = {
  /**
   * Waits until `size` is free and acquires it; returns the function that releases it. A size above the capacity
   * counts as the whole capacity. First come, first served. Throws OutboundError 'aborted' if the signal aborts
   * first.
   */
  acquire: (size: number, signal?: AbortSignal) => Promise<() => void>
}

type Waiting = { size: number; start: () => void }

/** Creates a semaphore that bounds the total size in use at the same time. */
export function createSemaphore(capacity: number): Semaphore {
  let free = capacity
  const line: Waiting[] = []

  const advance = (): void => {
    for (let first = line[0]; first && first.size <= free; first = line[0]) {
      line.shift()
      free -= first.size
      first.start()
    }
  }

  return {
    async acquire(wanted, signal) {
      const size = Math.min(wanted, capacity)
      if (signal?.aborted) throw new OutboundError('aborted', { sent: 'no' })
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const waiting = { size, start: resolve }
      const giveUp = () => {
        const at = line.indexOf(waiting)
        if (at === -1) return
        line.splice(at, 1)
        reject(new OutboundError('aborted', { sent: 'no' }))
        advance()
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      line.push(waiting)
      advance()
      try {
        await promise
      } finally {
        signal?.removeEventListener('abort', giveUp)
      }
      let inside = true
      return () => {
        if (!inside) return
        inside = false
        free += size
        advance()
      }
    },
  }
}
