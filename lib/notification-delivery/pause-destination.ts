import { and, eq } from 'drizzle-orm'
import { type NotificationDestinationRow, notificationDestinations } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { recordNotification } from '@/lib/notifications/record-notification'

const system = { kind: 'system' as const, id: null, name: 'Tributary' }

/**
 * Stops sending to a destination until a person resumes it, and notifies the workspace's admins of the reason. What
 * is waiting for it is kept.
 */
export async function pauseDestination(
  tx: SystemTx,
  destination: Pick<NotificationDestinationRow, 'id' | 'orgId' | 'name'>,
  reason: string,
): Promise<void> {
  const paused = await tx
    .update(notificationDestinations)
    .set({ status: 'paused', pausedReason: reason })
    .where(
      and(eq(notificationDestinations.id, destination.id), eq(notificationDestinations.status, 'active')),
    )
    .returning({ id: notificationDestinations.id })
  if (paused.length === 0) return
  await recordNotification(
    tx,
    { orgId: destination.orgId, actor: system },
    {
      kind: 'destination_paused',
      path: '/settings/notifications',
      data: { title: destination.name, reason },
    },
  )
}
