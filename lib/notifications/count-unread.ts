import { and, isNull } from 'drizzle-orm'
import { notifications } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { type InboxOwner, visibleToOwner } from './inbox-owner'

const maxCounted = 100

/**
 * Counts unread notifications, up to a hundred. Every open page requests this, so it reads a single index and stops
 * there.
 */
export const countUnread = (owner: InboxOwner): Promise<number> => inSystem((tx) => countUnreadIn(tx, owner))

/** Like `countUnread`, within a transaction. */
export async function countUnreadIn(tx: SystemTx, owner: InboxOwner): Promise<number> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(visibleToOwner(owner), isNull(notifications.readAt)))
    .limit(maxCounted)
  return rows.length
}
