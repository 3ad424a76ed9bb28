import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { invitations, memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { digest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'

type Person = { id: string; name: string; email: string }

/**
 * Makes a signed-in person a member through the link they were given. A link works for one person and, if it names
 * an address, only for that account. An existing member keeps their role and the link stays unused. Throws
 * `not-found` for a link that is unknown, used, revoked or expired, and `forbidden` for someone else's.
 */
export async function acceptInvitation(person: Person, input: { token: string }): Promise<{ org: string }> {
  return inSystem(async (tx) => {
    const [invitation] = await tx
      .select({ invitation: invitations, slug: organizations.slug })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.orgId))
      .where(
        and(
          eq(invitations.tokenHash, digest(input.token)),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, sql`now()`),
        ),
      )
      .for('update')
    if (!invitation)
      throw new AppError('not-found', {
        detail: 'This invitation was already used or has expired.',
        hint: 'Ask the person who invited you for a new link.',
      })
    const { id, orgId, role, email } = invitation.invitation
    if (email && email !== person.email)
      throw new AppError('forbidden', {
        detail: `This invitation is for ${email}.`,
        hint: 'Sign in with that email, or ask for your own invitation.',
      })
    const [joined] = await tx
      .insert(memberships)
      .values({ orgId, userId: person.id, role })
      .onConflictDoNothing()
      .returning({ role: memberships.role })
    if (joined) {
      await tx.update(invitations).set({ acceptedAt: new Date() }).where(eq(invitations.id, id))
      const actor = { kind: 'person' as const, id: person.id, name: person.name }
      await audit(tx, { orgId, actor }, { action: 'member.joined', subject: person.id, data: { role } })
    }
    return { org: invitation.slug }
  })
}
