import type { SessionProof } from './login-sessions/session-proof'
import { createOneTimeSecret } from './one-time-secrets'

/**
 * Signs somebody in who has shown who they are by other means than a password, and sets the session's cookie. Takes the
 * person's id and what they showed. What carries it through the sign-in library works once and for a minute.
 */
export async function signInAs(userId: string, proof: SessionProof): Promise<void> {
  const secret = await createOneTimeSecret('sign-in', { userId, data: proof, seconds: 60 })
  // Loaded only where somebody signs in: it needs a running Next request.
  const { signIn } = await import('./next-auth')
  await signIn('proven', { secret, redirect: false })
}
