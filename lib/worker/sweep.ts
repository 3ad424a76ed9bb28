import { renewConnections } from '@/lib/channels/renew-connections'
import { log } from '@/lib/log'
import { queueDuePublications } from '@/lib/publishing/queue-due-publications'

const sweepEveryMs = 15_000

/** Keeps sweeping until told to stop: posts that are due, reconciliations that are overdue, connections that end. For the worker process. */
export function startSweeping(): { stop: () => void } {
  let running = false
  const step = async () => {
    if (running) return
    running = true
    try {
      const { due } = await queueDuePublications()
      if (due > 0) log.info('publications due', { due })
      await renewConnections()
    } catch (error) {
      log.error('publishing sweep', error)
    } finally {
      running = false
    }
  }
  void step()
  const timer = setInterval(() => void step(), sweepEveryMs)
  return { stop: () => clearInterval(timer) }
}
