import type { SessionProof } from '../login-sessions/session-proof'
import { createOneTimeSecret } from '../one-time-secrets'

/**
 * Signs in someone who has proved who they are by other means than a password, and sets the session cookie. Takes
 * the person's id and what they proved. The secret that carries this through the sign-in library works once, within
 * a minute.
 */
export async function signInAs(userId: string, proof: SessionProof): Promise<void> {
  const secret = await createOneTimeSecret('sign-in', { userId, data: proof, seconds: 60 })
  // Imported only when someone signs in: it needs a running Next request.
  const { signIn } = await import('./next-auth')
  await signIn('proven', { secret, redirect: false })
}
