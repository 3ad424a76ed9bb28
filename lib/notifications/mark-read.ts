import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { notifications } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { countUnreadIn } from './count-unread'
import { type InboxOwner, visibleToOwner } from './inbox-owner'
import type { MarkReadInput } from './schemas'

/**
 * Marks notifications as read or unread: those in `ids`, or all. With `undo`, reverts what was marked at that
 * timestamp. Other people's notifications are left alone. Returns how many changed, how many are now unread, and
 * the timestamp to undo this with. Throws `invalid`.
 */
export async function markRead(
  owner: InboxOwner,
  { ids, all, read = true, undo }: MarkReadInput,
  now = new Date(),
): Promise<{ changed: number; unread: number; marked_at: string }> {
  if ([ids, all || undefined, undo].filter((one) => one !== undefined).length !== 1)
    throw new AppError('invalid', {
      detail: 'Name the notifications, or all, or what to undo.',
      hint: 'Send one of ids, all and undo.',
    })
  return inSystem(async (tx) => {
    const which =
      undo === undefined
        ? and(
            ids ? inArray(notifications.id, ids) : undefined,
            read ? isNull(notifications.readAt) : sql`${notifications.readAt} is not null`,
          )
        : eq(notifications.readAt, new Date(undo))
    const changed = await tx
      .update(notifications)
      .set({ readAt: read && undo === undefined ? now : null })
      .where(and(visibleToOwner(owner), which))
      .returning({ id: notifications.id })
    return { changed: changed.length, unread: await countUnreadIn(tx, owner), marked_at: now.toISOString() }
  })
}
