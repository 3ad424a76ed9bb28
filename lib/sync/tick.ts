import { log } from '@/lib/log'
import { queueDueSources } from './queue-due-sources'
import { rescueRuns } from './rescue-runs'

/** How often a worker process looks for what is due. */
export const tickEveryMs = 15_000

/** The scheduler's step: queue what is due, pick up what was cut off. Gives how many sources were due. */
export async function tick(): Promise<{ due: number }> {
  await rescueRuns()
  const { due, queued } = await queueDueSources()
  if (due > 0) log.info('sources due', { due, queued: queued.length })
  return { due }
}

/** Keeps stepping until told to stop; for the worker process, where no cron calls. */
export function startTicking(): { stop: () => void } {
  const step = () => {
    tick().catch((error: unknown) => log.error('scheduler', error))
  }
  step()
  const timer = setInterval(step, tickEveryMs)
  return { stop: () => clearInterval(timer) }
}
