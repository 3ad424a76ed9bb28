import { and, desc, eq, lt } from 'drizzle-orm'
import { notificationDeliveries, notificationEvents } from '@/db/schema'
import { inSystem } from '@/db/system'
import { requireId } from '@/lib/ids'
import { describeNotification, type NotificationData } from '@/lib/notifications/describe-notification'
import { getDestination } from './get-destination'
import type { Manage } from './lock-destination'
import type { DeliveryAnswer } from './schemas'

/**
 * Lists what was sent to a destination or is waiting for it, newest first, with keyset pagination. Throws
 * `not-found`.
 */
export async function listNotificationDeliveries(
  ctx: Manage,
  input: { id: string; before?: string | undefined; limit: number },
): Promise<DeliveryAnswer[]> {
  const { id } = await getDestination(ctx, input)
  const rows = await inSystem((tx) =>
    tx
      .select({ delivery: notificationDeliveries, event: notificationEvents })
      .from(notificationDeliveries)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notificationDeliveries.eventId))
      .where(
        and(
          eq(notificationDeliveries.destinationId, id),
          input.before === undefined ? undefined : lt(notificationDeliveries.id, requireId(input.before)),
        ),
      )
      .orderBy(desc(notificationDeliveries.id))
      .limit(input.limit),
  )
  return rows.map(({ delivery, event }) => ({
    id: delivery.id,
    kind: event.kind,
    title: describeNotification({
      kind: event.kind,
      actorName: event.actorName,
      count: delivery.count,
      data: event.data as NotificationData,
    }).title,
    status: delivery.status,
    attempts: delivery.attempts,
    response_code: delivery.responseCode,
    error: delivery.error,
    created_at: delivery.createdAt.toISOString(),
    finished_at: delivery.finishedAt?.toISOString() ?? null,
  }))
}
