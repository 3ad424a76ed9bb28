import { and, eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { enforceRateLimit, refundRateLimit } from '@/lib/rate-limit'
import { isRefusedDemo } from './demo-account'
import { hashPassword, isOutdated, passwordFits } from './passwords'
import { digest } from './secrets'

export type Person = { id: string; name: string; email: string; sessionVersion: number }

/**
 * The person whose e-mail and password these are, or null. Wrong address and wrong password look and take the same.
 * A hash made at an outdated cost is made anew (spec/security#6.1). Takes where the try comes from: the
 * client's address and whether its browser signed in to this account before. Throws `too-many-requests` after 20 failures in
 * five minutes for one account, which count apart for a known browser, so that nobody else can lock a person out, and after
 * 60 from one address.
 */
export async function checkCredentials(
  email: string,
  password: string,
  from: { address?: string | undefined; browser?: string | undefined } = {},
): Promise<Person | null> {
  const account = digest(email).slice(0, 24)
  const counted = [
    { key: from.browser ? `sign-in:${account}:${from.browser}` : `sign-in:${account}`, limit: 20 },
    ...(from.address ? [{ key: `sign-in-from:${from.address}`, limit: 60 }] : []),
  ]
  // Counted before the slow part and taken back after a success: tries sent all at once would else all pass.
  for (const { key, limit } of counted) await enforceRateLimit(key, limit, failureWindow)
  const person = await fittingPerson(email, password)
  if (person) for (const { key } of counted) await refundRateLimit(key, failureWindow)
  return person
}

const failureWindow = 300

async function fittingPerson(email: string, password: string): Promise<Person | null> {
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.email, email)))
  if (!(await passwordFits(user?.passwordHash, password)) || !user || isRefusedDemo(email)) return null
  if (user.passwordHash && isOutdated(user.passwordHash))
    await storeNewHash(user.id, user.passwordHash, password)
  return {
    id: user.id,
    name: user.name ?? user.email,
    email: user.email,
    sessionVersion: user.sessionVersion,
  }
}

/** Unless the password was changed meanwhile. */
async function storeNewHash(userId: string, before: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inSystem((tx) =>
    tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before))),
  )
}
