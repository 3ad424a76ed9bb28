import type { SignInMethod } from '@/db/allowed-values'
import type { Role } from '../permissions'

/** What a person proved when signing in, as far as it determines which places they may enter. */
export type SessionProof = {
  method: SignInMethod
  /** Whether they used a second factor: a one-time code, or a passkey, which is two factors in one. */
  secondFactor: boolean
  /** The workspace whose company sign-in opened the session, the only one that it may enter. */
  companyOf: string | null
}

/** What a workspace requires of its members' sessions. */
export type SignInRequirements = { secondFactor: boolean; company: boolean }

/** What a session lacks for entering a workspace. */
export type MissingProof = 'company' | 'second-factor'

/** For sessions from before sessions were recorded, and for callers without a session. */
export const passwordOnly: SessionProof = { method: 'password', secondFactor: false, companyOf: null }

/**
 * Returns what a session still has to prove to enter a workspace, or undefined. A company sign-in session is
 * sufficient: the company decides how its people sign in. Owners may always sign in another way, so that a broken
 * or misconfigured company sign-in locks no one out. Serves spec/security#6.
 */
export function findMissingProof(
  session: SessionProof,
  orgId: string,
  role: Role,
  demands: SignInRequirements,
): MissingProof | undefined {
  if (session.companyOf === orgId) return undefined
  if (demands.company && role !== 'owner') return 'company'
  return demands.secondFactor && !session.secondFactor ? 'second-factor' : undefined
}
