import { notificationLanes } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { enqueue } from '@/lib/jobs/enqueue'
import { deliverNotificationsJob } from '@/lib/jobs/notification-jobs'
import { destinationLane } from './lanes'

/** Makes the next attempt due at once, however often the receiver failed before. */
export async function openLane(tx: SystemTx, destinationId: string): Promise<void> {
  const lane = destinationLane(destinationId)
  const opened = { nextAt: new Date(), failures: 0, failingSince: null, queuedAt: null }
  await tx
    .insert(notificationLanes)
    .values({ lane, ...opened })
    .onConflictDoUpdate({ target: notificationLanes.lane, set: opened })
  enqueue(tx, deliverNotificationsJob, [{ lane }])
}
