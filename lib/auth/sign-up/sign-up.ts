import { memberships, organizations, users } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { AppError } from '@/lib/errors'
import { freeOrgSlug } from '@/lib/free-org-slug'
import { newId } from '@/lib/ids'
import { hashPassword } from '../passwords/passwords'
import type { SignUpInput } from '../schemas'

export type NewPerson = { userId: string; orgId: string; orgSlug: string }

/**
 * Creates a person and a workspace that they own (spec/decisions#1). Takes the validated form. Throws `email-taken`
 * if the address has an account. `requireAllowed` may refuse in the transaction, before anything is written.
 */
export async function signUp(
  input: SignUpInput,
  requireAllowed?: (tx: SystemTx) => Promise<void>,
): Promise<NewPerson> {
  const passwordHash = await hashPassword(input.password)
  return inSystem(async (tx) => {
    await requireAllowed?.(tx)
    const userId = newId()
    const [person] = await tx
      .insert(users)
      .values({ id: userId, name: input.name, email: input.email, passwordHash })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (!person) throw new AppError('email-taken')
    const name = input.workspace?.trim() || `${input.name}'s workspace`
    const orgId = newId()
    const orgSlug = await freeOrgSlug(tx, name)
    await tx.insert(organizations).values({ id: orgId, name, slug: orgSlug })
    await tx.insert(memberships).values({ orgId, userId, role: 'owner' })
    return { userId, orgId, orgSlug }
  })
}
