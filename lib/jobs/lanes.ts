import type { QueueName } from '@/db/queue'
import type { LaneSize } from './lane'

/**
 * How many jobs of each queue one process works on at once. A sync mostly waits for other servers and holds no database
 * connection meanwhile, so many run together; what they may hold in memory is bounded in lib/sync/source-fetch.ts.
 * Composing keeps a processor busy, and so does rendering cards, which nobody waits for.
 */
export const lanes: Record<QueueName, LaneSize> = {
  'sync-source': { slots: 48, long: { afterMs: 1_000, slots: 48 } },
  'sync-slow-source': { slots: 16 },
  'compose-packages': { slots: 2 },
  'compose-left-out': { slots: 1 },
  'render-cards': { slots: 1 },
  publish: { slots: 4 },
  reconcile: { slots: 1 },
}
