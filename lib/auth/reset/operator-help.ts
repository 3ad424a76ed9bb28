import { eq, sql } from 'drizzle-orm'
import { codeGenerators, passkeys, recoveryCodes, users } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { AppError } from '@/lib/errors'
import { createResetLink } from './reset-link'

/** For the command line: creates a password reset link for anyone. Takes the email address; throws `not-found`. */
export const createOperatorResetLink = (email: string | undefined): Promise<string> =>
  inSystem(async (tx) => createResetLink(tx, await personOf(tx, email)))

/**
 * For the command line: removes the passkeys and one-time codes of someone who has lost all of them, and ends their
 * sessions. Returns the person's id. Takes the email address; throws `not-found`.
 */
export const removeSecondFactors = (email: string | undefined): Promise<string> =>
  inSystem(async (tx) => {
    const userId = await personOf(tx, email)
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
    await tx.delete(codeGenerators).where(eq(codeGenerators.userId, userId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx
      .update(users)
      .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId))
    return userId
  })

async function personOf(tx: SystemTx, email: string | undefined): Promise<string> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email?.trim().toLowerCase() ?? ''))
  if (!user)
    throw new AppError('not-found', {
      detail: `There is no account with the email ${email ?? '(none given)'}.`,
      hint: 'Give --email with the address of the account.',
    })
  return user.id
}
