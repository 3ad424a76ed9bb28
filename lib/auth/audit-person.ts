import { eq } from 'drizzle-orm'
import { memberships } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { AuditAction } from '@/lib/audit/audit-actions'

/**
 * Writes what a person did to their account into the audit trail of each of their workspaces, in the transaction of the
 * change: who runs a workspace wants to know how its members sign in. `data` never holds secrets.
 */
export async function auditPerson(
  tx: SystemTx,
  person: { id: string; name: string },
  action: AuditAction,
  data: Record<string, unknown> = {},
): Promise<void> {
  const orgs = await tx
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.userId, person.id))
  const actor = { kind: 'person' as const, id: person.id, name: person.name }
  for (const { orgId } of orgs) await audit(tx, { orgId, actor }, { action, subject: person.id, data })
}
