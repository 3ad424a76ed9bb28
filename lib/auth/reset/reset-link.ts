import { and, eq, gt, sql } from 'drizzle-orm'
import { memberships, oneTimeSecrets } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { env } from '@/lib/env'
import { createOneTimeSecret } from '../one-time-secrets'
import { digest } from '../secrets'

const hour = 3600

/**
 * Makes a link by which somebody chooses a new password: once, within an hour, and in place of any earlier one. Takes the person
 * and, where an admin makes it, the workspace that must then still be their only one.
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

/** Whether a reset link still works. It is not used up by looking. */
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

/** Whether a person belongs to this workspace and to no other: then nobody loses anything that its admins could not take anyway. */
export async function isOnlyIn(tx: SystemTx, userId: string, orgId: string): Promise<boolean> {
  const rows = await tx
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .limit(2)
  return rows.length === 1 && rows[0]?.orgId === orgId
}
