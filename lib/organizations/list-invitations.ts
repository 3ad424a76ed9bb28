import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { invitations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import type { Role } from '@/lib/auth/permissions'

export type OpenInvitation = {
  id: string
  email: string | null
  role: Role
  invitedBy: string | null
  expiresAt: Date
}

/** Lists a workspace's invitations that can still be accepted, newest first. Never includes their links. */
export function listInvitations(ctx: OrgContext): Promise<OpenInvitation[]> {
  return inSystem((tx) =>
    tx
      .select({
        id: invitations.id,
        email: invitations.email,
        role: invitations.role,
        invitedBy: users.name,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(
        and(
          eq(invitations.orgId, ctx.orgId),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(invitations.id))
      .limit(100),
  )
}
