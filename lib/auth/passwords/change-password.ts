import { eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { auditPerson } from '../audit-person'
import { hashPassword, verifyPassword } from './passwords'

/**
 * Sets a new password and ends all of the person's sessions (spec/security#6.2). Takes the person's id and both
 * passwords. Throws `invalid` if the current one is wrong and `too-many-requests` after 10 attempts in five
 * minutes.
 */
export async function changePassword(
  userId: string,
  input: { current: string; password: string },
): Promise<void> {
  await enforceRateLimit(`password:${userId}`, 10, 300)
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, userId)))
  if (!user || !(await verifyPassword(user.passwordHash, input.current)))
    throw new AppError('invalid', {
      errors: [{ pointer: '/current', detail: 'This isn’t your current password.' }],
    })
  const passwordHash = await hashPassword(input.password)
  await inSystem(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId))
    await auditPerson(tx, { id: userId, name: user.name ?? user.email }, 'person.password-changed')
  })
}
