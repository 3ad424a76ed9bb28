import { and, eq, type SQL, sql } from 'drizzle-orm'
import { memberships, notificationEvents, notifications } from '@/db/schema'

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
export const visibleToOwner = ({ userId, onlyOrgId, onlyProjectId }: InboxOwner): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    onlyOrgId === undefined ? undefined : eq(notifications.orgId, onlyOrgId),
    onlyProjectId === undefined
      ? undefined
      : sql`exists (select from ${notificationEvents} e where e.id = ${notifications.eventId} and e.project_id = ${onlyProjectId}::uuid)`,
    sql`exists (select from ${memberships} m where m.org_id = ${notifications.orgId} and m.user_id = ${notifications.userId})`,
  )
