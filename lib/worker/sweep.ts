import { keepConnections } from '@/lib/channels/keep-connections'
import { log } from '@/lib/log'
import { queueDuePublications } from '@/lib/publishing/queue-due-publications'
import { queueDueTakedowns } from '@/lib/publishing/takedown/queue-due-takedowns'

const sweepEveryMs = 15_000

/** Keeps sweeping until told to stop: posts that are due, reconciliations that are overdue, connections that end. For the worker process. */
export function startSweeping(): { stop: () => void } {
  const sweeps = [
    repeat('publishing sweep', async () => {
      const { due } = await queueDuePublications()
      if (due > 0) log.info('publications due', { due })
      await queueDueTakedowns()
    }),
    // By itself: networks that do not answer hold up no post.
    repeat('connections', keepConnections),
  ]
  return {
    stop: () => {
      for (const sweep of sweeps) sweep.stop()
    },
  }
}

/** Does a thing at once and every 15 seconds from then on, unless it is still at it. */
function repeat(name: string, work: () => Promise<unknown>): { stop: () => void } {
  let running = false
  const step = async () => {
    if (running) return
    running = true
    try {
      await work()
    } catch (error) {
      log.error(name, error)
    } finally {
      running = false
    }
  }
  void step()
  const timer = setInterval(() => void step(), sweepEveryMs)
  return { stop: () => clearInterval(timer) }
}
