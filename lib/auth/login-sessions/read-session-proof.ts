import { passwordOnly, type SessionProof } from './session-proof'

/** Returns what a sign-in proved: what our own sign-in methods say, otherwise derived from the external provider. */
export function readSessionProof(user: object, provider: string | undefined): SessionProof {
  // The library passes on what `authorize` returned; no one else can set it.
  if ('proof' in user) return user.proof as SessionProof
  return provider === 'github' || provider === 'google' ? { ...passwordOnly, method: provider } : passwordOnly
}
