import type { SignInMethod } from '@/db/allowed-values'
import type { Role } from '../permissions'

/** What somebody showed when they signed in, as far as it decides where they may go. */
export type SessionProof = {
  method: SignInMethod
  /** Whether they showed a second factor: a one-time code, or a passkey, which is two in one. */
  secondFactor: boolean
  /** The workspace whose company sign-in opened the session: it enters this one and no other. */
  companyOf: string | null
}

/** What a workspace asks of the sessions of its members. */
export type OrgDemands = { secondFactor: boolean; company: boolean }

/** What a session lacks to enter a workspace. */
export type Lack = 'company' | 'second-factor'

/** For sessions of before sessions were recorded, and for whoever is no session at all. */
export const passwordOnly: SessionProof = { method: 'password', secondFactor: false, companyOf: null }

/**
 * What a session still has to show to enter a workspace, or undefined. A session of the company's sign-in has shown enough:
 * the company decides how its people sign in. Owners may always come in otherwise, so that a sign-in that is down or set up
 * wrongly locks nobody out. Serves spec/security#6.
 */
export function lackOf(
  session: SessionProof,
  orgId: string,
  role: Role,
  demands: OrgDemands,
): Lack | undefined {
  if (session.companyOf === orgId) return undefined
  if (demands.company && role !== 'owner') return 'company'
  return demands.secondFactor && !session.secondFactor ? 'second-factor' : undefined
}
