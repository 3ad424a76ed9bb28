import { eq } from 'drizzle-orm'
import { notificationDestinations, notificationLanes } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { destinationLane } from './lanes'
import { lockDestination, type Manage } from './lock-destination'

/** Removes a destination and everything that is waiting for it. Throws `not-found`. */
export async function removeDestination(ctx: Manage, input: { id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    await tx.delete(notificationDestinations).where(eq(notificationDestinations.id, row.id))
    await tx.delete(notificationLanes).where(eq(notificationLanes.lane, destinationLane(row.id)))
    await audit(tx, ctx, {
      action: 'notification_destination.removed',
      subject: row.id,
      data: { name: row.name },
    })
  })
}
