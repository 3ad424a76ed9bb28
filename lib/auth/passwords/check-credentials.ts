import { and, eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { enforceRateLimit, refundRateLimit } from '@/lib/rate-limit'
import { isDisabledDemoAccount } from '../demo-account'
import { digest } from '../secrets'
import { hashPassword, isOutdated, verifyPassword } from './passwords'

export type SignInPerson = { id: string; name: string; email: string; sessionVersion: number }

/**
 * Returns the person with this email and password, or null. A wrong address and a wrong password look the same and
 * take the same time. Rehashes a password whose hash uses outdated parameters (spec/security#6.1). Takes where the
 * attempt comes from: the client's address, and its browser if that signed in to this account before. Throws
 * `too-many-requests` after 20 failures in five minutes for one account, counted separately for a known browser, so
 * that no one else can lock a person out, and after 60 from one address.
 */
export async function checkCredentials(
  email: string,
  password: string,
  from: { address?: string | undefined; browser?: string | undefined } = {},
): Promise<SignInPerson | null> {
  const account = digest(email).slice(0, 24)
  const counted = [
    { key: from.browser ? `sign-in:${account}:${from.browser}` : `sign-in:${account}`, limit: 20 },
    ...(from.address ? [{ key: `sign-in-from:${from.address}`, limit: 60 }] : []),
  ]
  // Counted before the slow part and refunded on success: otherwise concurrent attempts would all get through.
  for (const { key, limit } of counted) await enforceRateLimit(key, limit, failureWindow)
  const person = await fittingPerson(email, password)
  if (person) for (const { key } of counted) await refundRateLimit(key, failureWindow)
  return person
}

const failureWindow = 300

async function fittingPerson(email: string, password: string): Promise<SignInPerson | null> {
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.email, email)))
  if (!(await verifyPassword(user?.passwordHash, password)) || !user || isDisabledDemoAccount(email))
    return null
  if (user.passwordHash && isOutdated(user.passwordHash))
    await storeNewHash(user.id, user.passwordHash, password)
  return {
    id: user.id,
    name: user.name ?? user.email,
    email: user.email,
    sessionVersion: user.sessionVersion,
  }
}

/** Stores the new hash unless the password was changed meanwhile. */
async function storeNewHash(userId: string, before: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inSystem((tx) =>
    tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before))),
  )
}
