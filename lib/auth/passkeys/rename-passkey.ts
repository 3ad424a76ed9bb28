import { and, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import type { SignedIn } from '../signed-in/find-page-access'

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
