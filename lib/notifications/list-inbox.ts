import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { notificationEvents, notifications, organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { requireId } from '@/lib/ids'
import { describeNotification, type NotificationData } from './describe-notification'
import { type InboxOwner, visibleToOwner } from './inbox-owner'
import type { InboxEntry } from './schemas'

/**
 * Lists a person's notifications, newest first, with keyset pagination (`before` is the last id of the previous
 * page). Returns one row more than `limit` when there are more. Serves spec/planning#5.
 */
export async function listInbox(
  owner: InboxOwner,
  input: { unread?: boolean | undefined; before?: string | undefined; limit: number },
): Promise<InboxEntry[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({
        id: notifications.id,
        count: notifications.count,
        readAt: notifications.readAt,
        createdAt: notifications.createdAt,
        kind: notificationEvents.kind,
        actorName: notificationEvents.actorName,
        path: notificationEvents.path,
        data: notificationEvents.data,
        org: { name: organizations.name, slug: organizations.slug },
        project: { name: projects.name, slug: projects.slug },
      })
      .from(notifications)
      .innerJoin(notificationEvents, eq(notificationEvents.id, notifications.eventId))
      .innerJoin(organizations, eq(organizations.id, notifications.orgId))
      .leftJoin(projects, eq(projects.id, notificationEvents.projectId))
      .where(
        and(
          visibleToOwner(owner),
          input.unread ? isNull(notifications.readAt) : undefined,
          input.before === undefined ? undefined : lt(notifications.id, requireId(input.before)),
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(input.limit + 1),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...describeNotification({
      kind: row.kind,
      actorName: row.actorName,
      count: row.count,
      data: row.data as NotificationData,
    }),
    path: `/${row.org.slug}${row.project ? `/${row.project.slug}` : ''}${row.path}`,
    place: row.project?.name ?? row.org.name,
    read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }))
}
