import { and, asc, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { auditPerson } from '../audit-person'
import type { SignedIn } from '../signed-in/find-page-access'
import { requireOwnFactor } from '../signed-in/second-factors'

export type Passkey = {
  id: string
  name: string
  /** Stored in a password manager that syncs it. */
  synced: boolean
  lastUsedAt: Date | null
  createdAt: Date
}

/** Lists a person's passkeys, oldest first. Takes the person's id. */
export function listPasskeys(userId: string): Promise<Passkey[]> {
  return inSystem((tx) =>
    tx
      .select({
        id: passkeys.id,
        name: passkeys.name,
        synced: passkeys.synced,
        lastUsedAt: passkeys.lastUsedAt,
        createdAt: passkeys.createdAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
  )
}

/** Renames a passkey. Throws `not-found` alike for one that is gone and for someone else's. */
export async function renamePasskey(person: SignedIn, input: { id: string; name: string }): Promise<void> {
  const renamed = await inSystem((tx) =>
    tx
      .update(passkeys)
      .set({ name: input.name })
      .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, person.id)))
      .returning({ id: passkeys.id }),
  )
  if (renamed.length === 0) throw new AppError('not-found')
}

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
