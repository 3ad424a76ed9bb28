import { eq, sql } from 'drizzle-orm'
import { codeGenerators, passkeys, recoveryCodes, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { findAccountByEmail } from './find-account-by-email'

/**
 * For the command line: removes the passkeys and one-time codes of someone who has lost all of them, and ends their
 * sessions. Returns the person's id. Takes the email address; throws `not-found`.
 */
export const removeSecondFactors = (email: string | undefined): Promise<string> =>
  inSystem(async (tx) => {
    const userId = await findAccountByEmail(tx, email)
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
    await tx.delete(codeGenerators).where(eq(codeGenerators.userId, userId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx
      .update(users)
      .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId))
    return userId
  })
