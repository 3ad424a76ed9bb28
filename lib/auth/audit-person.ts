import { eq } from 'drizzle-orm'
import { memberships } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { AuditAction } from '@/lib/audit/audit-actions'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { type AccountNotice, accountEmailJob } from '@/lib/jobs/account-email-job'
import { enqueue } from '@/lib/jobs/enqueue'

/** Changes that people are notified of by email, since someone else may have made them. */
const noticeOf: Partial<Record<AuditAction, AccountNotice>> = {
  'person.password-changed': 'password-changed',
  'person.password-reset': 'password-reset',
  'person.passkey-added': 'passkey-added',
  'person.passkey-removed': 'passkey-removed',
  'person.codes-added': 'codes-added',
  'person.codes-removed': 'codes-removed',
}

/**
 * Records what a person did to their account in the audit trail of each of their workspaces, in the transaction of
 * the change, since whoever runs a workspace wants to know how its members sign in. Notifies the person by email if
 * email is set up. `data` never contains secrets.
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
  const notice = noticeOf[action]
  if (notice && isEmailConfigured())
    enqueue(tx, accountEmailJob, [{ kind: 'notice', userId: person.id, notice }])
  for (const { orgId } of orgs) await audit(tx, { orgId, actor }, { action, subject: person.id, data })
}
