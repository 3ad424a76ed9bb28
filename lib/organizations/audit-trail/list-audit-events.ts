import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { auditEvents } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import { auditActionWords } from '@/lib/audit/audit-actions'
import type { OrgContext } from '@/lib/auth/context'
import type { AuditEventAnswer, AuditFilters } from '../schemas'

const matching = (orgId: string, filters: AuditFilters): (SQL | undefined)[] => [
  eq(auditEvents.orgId, orgId),
  filters.actor_id === undefined ? undefined : eq(auditEvents.actorId, filters.actor_id),
  filters.action === undefined ? undefined : eq(auditEvents.action, filters.action),
  filters.project_id === undefined ? undefined : eq(auditEvents.projectId, filters.project_id),
  filters.from === undefined ? undefined : gte(auditEvents.createdAt, new Date(filters.from)),
  filters.until === undefined ? undefined : lt(auditEvents.createdAt, new Date(filters.until)),
]

/**
 * Lists who changed what in a workspace, newest first, one page at a time; `after` is the last id of the previous
 * page. Each change is also described in words. Serves spec/decisions#1.
 */
export async function listAuditEvents(
  ctx: OrgContext<'manage'>,
  { limit, after, ...filters }: AuditFilters & { limit: number; after?: string | undefined },
): Promise<Page<AuditEventAnswer>> {
  const rows = await inSystem((tx) =>
    tx
      .select()
      .from(auditEvents)
      .where(
        and(...matching(ctx.orgId, filters), after === undefined ? undefined : lt(auditEvents.id, after)),
      )
      .orderBy(desc(auditEvents.id))
      .limit(limit + 1),
  )
  return pageOf(
    rows,
    limit,
    (row) => row.id,
    (row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      actor_id: row.actorId,
      actor: row.actorName,
      action: row.action,
      words: auditActionWords(row.action),
      project_id: row.projectId,
      subject: row.subject,
      data: row.data,
    }),
  )
}
