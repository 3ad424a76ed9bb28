import { eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import type { SignedIn } from './find-page-access'

/** The ways a person can prove who they are, apart from GitHub and Google. */
export type SecondFactors = { password: boolean; passkeys: number; codes: boolean; recoveryCodes: number }

/** Returns which sign-in methods a person has set up. Takes the person's id. */
export async function findSecondFactors(userId: string): Promise<SecondFactors> {
  const [row] = await inSystem((tx) =>
    tx
      .select({
        password: sql<boolean>`${users.passwordHash} is not null`,
        // With table names: Drizzle omits them in a query on a single table.
        passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`,
        codes: sql<boolean>`exists (select from code_generators
          where code_generators.user_id = users.id and code_generators.confirmed_at is not null)`,
        recoveryCodes: sql<number>`(select count(*)::int from recovery_codes
          where recovery_codes.user_id = users.id)`,
      })
      .from(users)
      .where(eq(users.id, userId)),
  )
  return row ?? { password: false, passkeys: 0, codes: false, recoveryCodes: 0 }
}

/**
 * Call before someone changes how they sign in: whoever has a second factor must have used it, or a stolen password
 * would be enough to add another one. Throws `second-factor-required`.
 */
export async function requireOwnFactor(person: SignedIn): Promise<void> {
  if (person.proof.secondFactor) return
  const { passkeys: keys, codes } = await findSecondFactors(person.id)
  if (keys > 0 || codes)
    throw new AppError('second-factor-required', {
      detail: 'Confirm that it’s you before you change how you sign in.',
      hint: 'Confirm your sign-in with your passkey or a one-time code, then try again.',
    })
}
