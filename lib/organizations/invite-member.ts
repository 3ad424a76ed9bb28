import { and, eq } from 'drizzle-orm'
import { invitations, memberships, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { invitationPlace } from '@/lib/auth/account-email/invitation-place'
import type { OrgContext } from '@/lib/auth/context'
import { digest, newSecret } from '@/lib/auth/secrets'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { accountEmailJob } from '@/lib/jobs/account-email-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { enforceRateLimit } from '@/lib/rate-limit'
import { encrypt } from '@/lib/vault'
import { requireOwnerToChangeOwners } from './owners'
import type { InviteMemberInput } from './schemas'

const days = 7

/**
 * Creates an invitation link (spec/decisions#1), valid for seven days and one person. Returns the link, which is
 * shown once: only its hash is stored. If it names an address and email is set up, it is also sent there; `emailed`
 * says so. Throws `name-taken` if the address is already a member's, and `forbidden` if a non-owner invites an
 * owner.
 */
export async function inviteMember(
  ctx: OrgContext<'manage'>,
  input: InviteMemberInput,
): Promise<{ id: string; link: string; expires_at: string; emailed: boolean }> {
  requireOwnerToChangeOwners(ctx, input.role)
  const emailed = Boolean(input.email) && isEmailConfigured()
  if (emailed) await enforceRateLimit(`invitation-email:${ctx.orgId}`, 200, 3600)
  const token = newSecret('inv')
  const id = newId()
  const expiresAt = new Date(Date.now() + days * 86_400_000)
  await inSystem(async (tx) => {
    if (input.email) {
      const [member] = await tx
        .select({ id: users.id })
        .from(users)
        .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.orgId, ctx.orgId)))
        .where(eq(users.email, input.email))
      if (member)
        throw new AppError('name-taken', {
          detail: 'This person is already a member.',
          hint: 'Change their role in the member list instead.',
          errors: [{ pointer: '/email', detail: 'Already a member.' }],
        })
    }
    await tx.insert(invitations).values({
      id,
      orgId: ctx.orgId,
      email: input.email ?? null,
      role: input.role,
      tokenHash: digest(token),
      invitedBy: ctx.actor.id,
      expiresAt,
    })
    if (emailed)
      enqueue(tx, accountEmailJob, [
        { kind: 'invitation', invitationId: id, sealed: encrypt(token, invitationPlace(id)) },
      ])
    await audit(tx, ctx, { action: 'member.invited', subject: id, data: { role: input.role } })
  })
  return { id, link: `${env().APP_URL}/invite/${token}`, expires_at: expiresAt.toISOString(), emailed }
}
