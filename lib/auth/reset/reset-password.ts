import { eq, sql } from 'drizzle-orm'
import { loginSessions, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { auditPerson } from '../audit-person'
import { consumeOneTimeSecret } from '../one-time-secrets'
import { hashPassword } from '../passwords/passwords'
import { isMemberOnlyOf, isResetOpen } from './reset-link'

/**
 * Sets a new password with a reset link, which is used up, and ends all of the person's sessions. A second factor
 * stays and is required at the next sign-in. Throws `not-found` for a link that is unknown, used or expired, and
 * for one created by an admin if the person has joined another workspace since.
 */
export async function resetPassword(input: { token: string; password: string }): Promise<void> {
  // Do nothing slow for someone without a link.
  if (!(await isResetOpen(input.token))) throw linkExpiredError()
  const passwordHash = await hashPassword(input.password)
  await inSystem(async (tx) => {
    const taken = await consumeOneTimeSecret('password-reset', input.token, tx)
    if (!taken?.userId) throw linkExpiredError()
    const { userId, data } = taken
    if (typeof data.onlyOrgId === 'string' && !(await isMemberOnlyOf(tx, userId, data.onlyOrgId)))
      throw linkExpiredError()
    const [user] = await tx
      .update(users)
      .set({ passwordHash, sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId))
      .returning({ name: users.name, email: users.email })
    if (!user) throw linkExpiredError()
    await tx.delete(loginSessions).where(eq(loginSessions.userId, userId))
    await auditPerson(tx, { id: userId, name: user.name ?? user.email }, 'person.password-reset')
  })
}

const linkExpiredError = () =>
  new AppError('not-found', {
    detail: 'This link was already used or has expired.',
    hint: 'Ask for a new one.',
  })
