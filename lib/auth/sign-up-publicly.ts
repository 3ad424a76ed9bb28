import { enforceRateLimit } from '@/lib/rate-limit'
import type { SignUpInput } from './schemas'
import { digest } from './secrets'
import { type NewPerson, signUp } from './sign-up'
import { byInvitationOnly, maySignUp, requireSignUpAllowed } from './sign-up-policy'

/**
 * Signs up somebody from the open web: as signUp, but bounded, since each try costs a slow hash and tells whether an address
 * has an account. Throws `too-many-requests` after 10 tries in five minutes for one address or 100 a minute in all, and
 * `forbidden` where accounts are by invitation and there is none.
 */
export async function signUpPublicly(input: SignUpInput): Promise<NewPerson> {
  await enforceRateLimit(`sign-up:${digest(input.email).slice(0, 24)}`, 10, 300)
  await enforceRateLimit('sign-up', 100, 60)
  const { invitation, ...person } = input
  // Asked before the slow hash, and again where it counts.
  if (!(await maySignUp(input.email, invitation))) throw byInvitationOnly()
  return signUp(person, (tx) => requireSignUpAllowed(tx, input.email, invitation))
}
