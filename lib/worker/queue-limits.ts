import type { QueueName } from '@/db/queue'
import { itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import type { QueueLimits } from './queue-consumer'

/**
 * How many jobs of each queue a process works on at once. A sync mostly waits for other servers and holds no
 * database connection meanwhile, so many run together; their memory use is bounded in lib/sync/run/source-fetch.ts.
 * The same goes for posts. Composing is CPU-bound unless it waits for a model, and so is rendering cards, which
 * nobody waits for. Where other servers may hang, no single workspace or receiver gets all the slots.
 */
export const queueLimits: Record<QueueName, QueueLimits> = {
  'sync-source': { slots: 48, long: { afterMs: 1_000, slots: 48 }, perWorkspace: 72 },
  'sync-slow-source': { slots: 16, perWorkspace: 12 },
  'compose-packages': { slots: 2, long: { afterMs: 2_000, slots: 6 }, maxBatchSize: itemsPerComposeJob },
  'compose-left-out': { slots: 1 },
  'render-cards': { slots: 1 },
  'draw-images': { slots: 4, perWorkspace: 2 },
  'embed-posts': { slots: 2, perWorkspace: 1 },
  // Each is a separate, CPU-bound program.
  'make-video': { slots: 1, perWorkspace: 1 },
  'run-topic': { slots: 2, long: { afterMs: 2_000, slots: 6 }, perWorkspace: 4 },
  'account-email': { slots: 2 },
  publish: { slots: 12, long: { afterMs: 2_000, slots: 12 }, perWorkspace: 12, perReceiver: 4 },
  // Many events are handled in one fan-out, and a delivery that hangs at its receiver gives up its slot.
  'fan-out-notifications': { slots: 1, maxBatchSize: 500 },
  'deliver-notifications': { slots: 4, long: { afterMs: 1_000, slots: 28 } },
  'take-down': { slots: 4, perWorkspace: 3 },
  'end-access': { slots: 2 },
  reconcile: { slots: 4, perWorkspace: 3, perReceiver: 2 },
}
