import { and, eq, gt, sql } from 'drizzle-orm'
import { memberships, oneTimeSecrets } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { env } from '@/lib/env'
import { createOneTimeSecret } from '../one-time-secrets'
import { digest } from '../secrets'

const hour = 3600

/**
 * Creates a link for choosing a new password: it works once, within an hour, and replaces any earlier one. Takes
 * the person and, if an admin creates it, the workspace that must still be their only one when it is used.
 */
export async function createResetLink(tx: SystemTx, userId: string, onlyOrgId?: string): Promise<string> {
  await tx
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.userId, userId), eq(oneTimeSecrets.purpose, 'password-reset')))
  const secret = await createOneTimeSecret(
    'password-reset',
    { userId, seconds: hour, data: onlyOrgId ? { onlyOrgId } : {} },
    tx,
  )
  return `${env().APP_URL}/reset-password/${secret}`
}

/** Whether a reset link still works. Checking does not use it up. */
export async function isResetOpen(token: string): Promise<boolean> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ userId: oneTimeSecrets.userId })
      .from(oneTimeSecrets)
      .where(
        and(
          eq(oneTimeSecrets.secretHash, digest(token)),
          eq(oneTimeSecrets.purpose, 'password-reset'),
          gt(oneTimeSecrets.expiresAt, sql`now()`),
        ),
      ),
  )
  return row !== undefined
}

/**
 * Whether a person belongs to this workspace and to no other: then resetting gives its admins no access to other
 * workspaces.
 */
export async function isMemberOnlyOf(tx: SystemTx, userId: string, orgId: string): Promise<boolean> {
  const rows = await tx
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .limit(2)
  return rows.length === 1 && rows[0]?.orgId === orgId
}
