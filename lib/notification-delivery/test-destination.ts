import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { recordNotification } from '@/lib/notifications/record-notification'
import { lockDestination, type Manage } from './lock-destination'
import { openLane } from './open-lane'

/**
 * Sends a test notification the same way as any other. Throws `not-found`, and `conflict` while the destination is
 * paused.
 */
export async function testDestination(ctx: Manage, input: { id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    if (row.status === 'paused')
      throw new AppError('conflict', { detail: 'It is paused.', hint: 'Resume it, then send the test.' })
    await openLane(tx, row.id)
    await recordNotification(
      tx,
      { orgId: ctx.orgId, actor: ctx.actor },
      { kind: 'test', path: '/settings/notifications', destinationId: row.id },
    )
  })
}
