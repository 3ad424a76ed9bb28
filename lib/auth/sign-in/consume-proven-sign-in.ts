import { eq } from 'drizzle-orm'
import { isOneOf, signInMethods } from '@/db/allowed-values'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isDisabledDemoAccount } from '../demo-account'
import type { SessionProof } from '../login-sessions/session-proof'
import { consumeOneTimeSecret } from '../one-time-secrets'

/** For the sign-in library: returns the person and the proof for a secret from `signInAs`, or null. */
export async function consumeProvenSignIn(secret: string) {
  const taken = await consumeOneTimeSecret('sign-in', secret)
  if (!taken?.userId) return null
  const { userId, data } = taken
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, userId)))
  if (!user || isDisabledDemoAccount(user.email)) return null
  const method = String(data.method)
  if (!isOneOf(signInMethods, method)) return null
  const proof: SessionProof = {
    method,
    secondFactor: data.secondFactor === true,
    companyOf: typeof data.companyOf === 'string' ? data.companyOf : null,
  }
  return { id: user.id, name: user.name ?? user.email, email: user.email, proof }
}
