import { eq } from 'drizzle-orm'
import { codeGenerators, recoveryCodes, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { auditPerson } from '../audit-person'
import { verifyPassword } from '../passwords/passwords'
import type { SignedIn } from '../signed-in/find-page-access'
import { consumeCode } from './consume-code'

/**
 * Turns one-time codes off. Takes a code, and the password if the person has one. Throws `invalid` if either is
 * wrong, and `too-many-requests`.
 */
export async function removeCodes(
  person: SignedIn,
  input: { password?: string | undefined; code: string },
): Promise<void> {
  await enforceRateLimit(`password:${person.id}`, 10, 300)
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, person.id)))
  if (user?.passwordHash && !(await verifyPassword(user.passwordHash, input.password ?? '')))
    throw new AppError('invalid', {
      errors: [{ pointer: '/password', detail: 'This isn’t your current password.' }],
    })
  await consumeCode(person.id, input.code)
  await inSystem(async (tx) => {
    await tx.delete(codeGenerators).where(eq(codeGenerators.userId, person.id))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, person.id))
    await auditPerson(tx, person, 'person.codes-removed')
  })
}
