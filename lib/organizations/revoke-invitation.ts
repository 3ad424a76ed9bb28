import { and, eq, isNull } from 'drizzle-orm'
import { invitations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

/** Revokes an invitation at once. Throws `not-found` if there is no open one with this id. */
export async function revokeInvitation(ctx: OrgContext<'manage'>, input: { id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const [row] = await tx
      .delete(invitations)
      .where(
        and(eq(invitations.id, input.id), eq(invitations.orgId, ctx.orgId), isNull(invitations.acceptedAt)),
      )
      .returning({ id: invitations.id })
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'member.invitation-revoked', subject: input.id })
  })
}
