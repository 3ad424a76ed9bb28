import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { invitations, organizations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Role } from '@/lib/auth/permissions'
import { digest } from '@/lib/auth/secrets'

export type Invitation = {
  id: string
  orgId: string
  org: string
  orgSlug: string
  email: string | null
  role: Role
  invitedBy: string | null
}

/** Returns a link's open invitation, or undefined if it is unknown, used, revoked or older than seven days. */
export async function findInvitation(token: string): Promise<Invitation | undefined> {
  if (!token.startsWith('inv_') || token.length > 100) return undefined
  const [row] = await inSystem((tx) =>
    tx
      .select({
        id: invitations.id,
        orgId: invitations.orgId,
        org: organizations.name,
        orgSlug: organizations.slug,
        email: invitations.email,
        role: invitations.role,
        invitedBy: users.name,
      })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.orgId))
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(
        and(
          eq(invitations.tokenHash, digest(token)),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, sql`now()`),
        ),
      ),
  )
  return row
}
