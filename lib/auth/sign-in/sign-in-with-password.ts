import 'server-only'
import { cookies } from 'next/headers'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { browserOf, knownBrowser, knownBrowserCookie } from '../login-sessions/known-browser'
import { signIn } from './next-auth'
import { unwrapAppError } from './unwrap-app-error'

/**
 * Signs a person in and sets the session cookie. Takes the validated form. Throws `unauthenticated` if email and
 * password do not match (without saying which is wrong), `code-required` if the person has set up one-time codes
 * and gave none, `invalid` for a wrong code, and `too-many-requests` after many attempts.
 */
export async function signInWithPassword(input: {
  email: string
  password: string
  code?: string | undefined
}): Promise<void> {
  try {
    const { email, password, code } = input
    await signIn('credentials', { email, password, ...(code ? { code } : {}), redirect: false })
    const jar = await cookies()
    const known = browserOf(input.email, jar.get(knownBrowserCookie)?.value)
    jar.set(knownBrowser(input.email, known ?? newId()))
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const inner = unwrapAppError(error)
  if (inner) return inner
  if (!('type' in error) || error.type !== 'CredentialsSignin') return error
  return new AppError('unauthenticated', {
    detail: 'That email and password don’t match.',
    hint: 'Check both and try again.',
  })
}
