import { enforceRateLimit } from '@/lib/rate-limit'
import type { SignUpInput } from '../schemas'
import { digest } from '../secrets'
import { type NewPerson, signUp } from './sign-up'
import { byInvitationOnly, maySignUp, requireSignUpAllowed } from './sign-up-policy'

/**
 * Signs up someone from the open web: like signUp, but rate-limited, since each attempt costs a slow hash and
 * reveals whether an address has an account. Throws `too-many-requests` after 10 attempts in five minutes for one
 * address or 100 a minute in total, and `forbidden` if accounts are by invitation only and there is none.
 */
export async function signUpPublicly(input: SignUpInput): Promise<NewPerson> {
  await enforceRateLimit(`sign-up:${digest(input.email).slice(0, 24)}`, 10, 300)
  await enforceRateLimit('sign-up', 100, 60)
  const { invitation, ...person } = input
  // Checked before the slow hash, and again in the transaction, where it counts.
  if (!(await maySignUp(input.email, invitation))) throw byInvitationOnly()
  return signUp(person, (tx) => requireSignUpAllowed(tx, input.email, invitation))
}
