import { drainQueues } from '@/lib/worker/drain-queues'
import { tick } from './tick'

/** Leaves a serverless function with a one-minute limit time to finish its current work. */
const budgetMs = 50_000
/** The end of the budget is reserved for composing, so that slow sources cannot use all of it. */
const syncShare = 0.8

/**
 * Performs one call of the scheduler's cron: queues what is due and works through syncs and composing, side by
 * side, within the time budget. The rest stays in the queue for the next call; hanging jobs block nothing.
 * Overlapping calls share the work. Returns how many sources were due and how many runs were worked on. Serves
 * spec/service#6, spec/http-api#cron-sync.
 */
export async function syncDue(
  options: { budgetMs?: number } = {},
): Promise<{ sources_due: number; runs: number }> {
  const budget = options.budgetMs ?? budgetMs
  const start = Date.now()
  const { due } = await tick()
  const syncsUntil = start + budget * syncShare
  const { ended } = await drainQueues({
    queues: ['sync-source', 'sync-slow-source', 'compose-packages', 'compose-left-out'],
    until: start + budget,
    earlierDeadlines: { 'sync-source': syncsUntil, 'sync-slow-source': syncsUntil },
  })
  return { sources_due: due, runs: (ended['sync-source'] ?? 0) + (ended['sync-slow-source'] ?? 0) }
}
