import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { takeRate } from '@/lib/api/rate-limit'
import { passwordFits } from './passwords'
import { digest } from './secrets'

export type Person = { id: string; name: string; email: string; sessionVersion: number }

/**
 * The person whose e-mail and password these are, or null. Wrong address and wrong password look and take the same.
 * Throws `too-many-requests` after 20 tries in five minutes for one address.
 */
export async function checkCredentials(email: string, password: string): Promise<Person | null> {
  await takeRate(`sign-in:${digest(email).slice(0, 24)}`, 20, 300)
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.email, email)))
  if (!(await passwordFits(user?.passwordHash, password)) || !user) return null
  return {
    id: user.id,
    name: user.name ?? user.email,
    email: user.email,
    sessionVersion: user.sessionVersion,
  }
}
