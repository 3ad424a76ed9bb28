import { passwordOnly, type SessionProof } from './session-proof'

/** What a sign-in has shown: what our own ways in say of it, else which site it came from. */
export function proofOf(user: object, provider: string | undefined): SessionProof {
  // The library hands on what `authorize` gave; nobody else can set it.
  if ('proof' in user) return user.proof as SessionProof
  return provider === 'github' || provider === 'google' ? { ...passwordOnly, method: provider } : passwordOnly
}
