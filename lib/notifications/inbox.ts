import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { memberships, notificationEvents, notifications, organizations, projects } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { describeNotification, type NotificationData } from './describe-notification'
import type { InboxEntry, MarkReadInput } from './schemas'

/**
 * The person whose inbox it is, limited to one workspace or project where their session or token can access only
 * that.
 */
export type InboxOwner = {
  userId: string
  onlyOrgId?: string | undefined
  onlyProjectId?: string | undefined
}

/** Condition for the entries that may be shown: only from workspaces that the person is still a member of. */
const visible = ({ userId, onlyOrgId, onlyProjectId }: InboxOwner): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    onlyOrgId === undefined ? undefined : eq(notifications.orgId, onlyOrgId),
    onlyProjectId === undefined
      ? undefined
      : sql`exists (select from ${notificationEvents} e where e.id = ${notifications.eventId} and e.project_id = ${onlyProjectId}::uuid)`,
    sql`exists (select from ${memberships} m where m.org_id = ${notifications.orgId} and m.user_id = ${notifications.userId})`,
  )

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
          visible(owner),
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

const maxCounted = 100

/**
 * Counts unread notifications, up to a hundred. Every open page requests this, so it reads a single index and stops
 * there.
 */
export const countUnread = (owner: InboxOwner): Promise<number> => inSystem((tx) => unreadOf(tx, owner))

async function unreadOf(tx: SystemTx, owner: InboxOwner): Promise<number> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(visible(owner), isNull(notifications.readAt)))
    .limit(maxCounted)
  return rows.length
}

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
      .where(and(visible(owner), which))
      .returning({ id: notifications.id })
    return { changed: changed.length, unread: await unreadOf(tx, owner), marked_at: now.toISOString() }
  })
}
