import { drainQueues } from '@/lib/jobs/drain'
import { tick } from './tick'

/** Leaves a serverless function of a minute time to end what it is at. */
const budgetMs = 50_000

/**
 * One call of the scheduler's cron: queues what is due and works through syncs and composing within the time budget.
 * What does not fit is left in the queue for the next call. Overlapping calls share the work. Gives how many sources were
 * due and how many runs were worked on. Serves spec 6, http-api.md.
 */
export async function syncDue(
  options: { budgetMs?: number } = {},
): Promise<{ sources_due: number; runs: number }> {
  const until = Date.now() + (options.budgetMs ?? budgetMs)
  const { due } = await tick()
  const synced = await drainQueues({ queues: ['sync-source'], until })
  await drainQueues({ queues: ['compose-packages'], until })
  return { sources_due: due, runs: synced.done + synced.failed }
}
