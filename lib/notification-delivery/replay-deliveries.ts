import { and, eq, gte, sql } from 'drizzle-orm'
import { notificationDeliveries } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { AppError } from '@/lib/errors'
import { lockDestination, type Manage } from './lock-destination'
import { openLane } from './open-lane'
import type { ReplayInput } from './schemas'

/**
 * Sends one delivery again, or all since a given time, in order and under their original ids. Deliveries that are
 * still in progress are left alone. Returns how many. Throws `not-found`, and `invalid` unless exactly one of the
 * two is given.
 */
export async function replayDeliveries(
  ctx: Manage,
  input: ReplayInput & { id: string },
): Promise<{ replayed: number }> {
  if ((input.delivery_id === undefined) === (input.since === undefined))
    throw new AppError('invalid', {
      detail: 'Name either one delivery or a time.',
      hint: 'Send delivery_id or since.',
    })
  return inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    const again = await tx
      .update(notificationDeliveries)
      .set({
        status: 'pending',
        attempts: 0,
        error: null,
        responseCode: null,
        finishedAt: null,
        dueAt: new Date(),
      })
      .where(
        and(
          eq(notificationDeliveries.destinationId, row.id),
          sql`${notificationDeliveries.status} not in ('pending', 'sending')`,
          input.delivery_id === undefined
            ? gte(notificationDeliveries.createdAt, new Date(input.since ?? 0))
            : eq(notificationDeliveries.id, input.delivery_id),
        ),
      )
      .returning({ id: notificationDeliveries.id })
    if (input.delivery_id !== undefined && again.length === 0) throw new AppError('not-found')
    if (again.length > 0) await openLane(tx, row.id)
    await audit(tx, ctx, {
      action: 'notification_destination.replayed',
      subject: row.id,
      data: { replayed: again.length },
    })
    return { replayed: again.length }
  })
}
