import { and, eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { takeRate } from '@/lib/api/rate-limit'
import { isRefusedDemo } from './demo-account'
import { hashPassword, isOutdated, passwordFits } from './passwords'
import { digest } from './secrets'

export type Person = { id: string; name: string; email: string; sessionVersion: number }

/**
 * The person whose e-mail and password these are, or null. Wrong address and wrong password look and take the same.
 * A hash made at an outdated cost is made anew (security 6.1). Throws `too-many-requests` after 20 tries in five minutes for one address.
 */
export async function checkCredentials(email: string, password: string): Promise<Person | null> {
  await takeRate(`sign-in:${digest(email).slice(0, 24)}`, 20, 300)
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.email, email)))
  if (!(await passwordFits(user?.passwordHash, password)) || !user || isRefusedDemo(email)) return null
  if (user.passwordHash && isOutdated(user.passwordHash))
    await keepHashAnew(user.id, user.passwordHash, password)
  return {
    id: user.id,
    name: user.name ?? user.email,
    email: user.email,
    sessionVersion: user.sessionVersion,
  }
}

/** Unless the password was changed meanwhile. */
async function keepHashAnew(userId: string, before: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inSystem((tx) =>
    tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before))),
  )
}
