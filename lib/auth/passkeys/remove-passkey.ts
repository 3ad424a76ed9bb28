import { and, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { auditPerson } from '../audit-person'
import type { SignedIn } from '../signed-in/find-page-access'
import { requireOwnFactor } from '../signed-in/second-factors'

/** Removes a passkey, which can no longer be used to sign in. Throws `not-found` and `second-factor-required`. */
export async function removePasskey(person: SignedIn, input: { id: string }): Promise<void> {
  await requireOwnFactor(person)
  await inSystem(async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, person.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new AppError('not-found')
    await auditPerson(tx, person, 'person.passkey-removed')
  })
}
