import type { ProjectTx } from '@/db/project'
import { auditEvents } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { newId } from '@/lib/ids'
import type { Actor } from './actor'
import type { AuditAction } from './audit-actions'

/** Writes one entry to a workspace's audit trail, in the transaction of the change. `data` never contains secrets. */
export async function audit(
  tx: ProjectTx | SystemTx,
  ctx: { orgId: string; projectId?: string; actor: Actor },
  event: { action: AuditAction; subject: string; data?: Record<string, unknown> },
): Promise<void> {
  await tx.insert(auditEvents).values({
    id: newId(),
    orgId: ctx.orgId,
    projectId: ctx.projectId ?? null,
    actorId: ctx.actor.id,
    actorName: ctx.actor.name,
    action: event.action,
    subject: event.subject,
    data: event.data ?? {},
  })
}
