import { maintainConnections } from '@/lib/channels/credentials/maintain-connections'
import { log } from '@/lib/log'
import { queueDuePublications } from '@/lib/publishing/queue/queue-due-publications'
import { queueDueTakedowns } from '@/lib/publishing/takedown/queue-due-takedowns'

const sweepEveryMs = 15_000

/**
 * Sweeps repeatedly until stopped: posts that are due, overdue reconciliations, connections that end. For the
 * worker process.
 */
export function startSweeping(): { stop: () => void } {
  const sweeps = [
    repeat('publishing sweep', async () => {
      const { due } = await queueDuePublications()
      if (due > 0) log.info('publications due', { due })
      await queueDueTakedowns()
    }),
    // Runs separately, so that networks that do not respond delay no post.
    repeat('connections', maintainConnections),
  ]
  return {
    stop: () => {
      for (const sweep of sweeps) sweep.stop()
    },
  }
}

/** Runs `work` at once and then every 15 seconds, unless it is still running. */
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
