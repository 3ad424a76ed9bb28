import 'server-only'
import { cookies } from 'next/headers'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { browserOf, knownBrowser, knownBrowserCookie } from './known-browser'
import { signIn } from './next-auth'

/**
 * Signs a person in and sets the session's cookie. Takes the checked form. Throws `unauthenticated` when e-mail and
 * password do not belong together (which of the two is wrong is not told) and `too-many-requests` after many tries.
 */
export async function signInWithPassword(input: { email: string; password: string }): Promise<void> {
  try {
    await signIn('credentials', { ...input, redirect: false })
    const jar = await cookies()
    const known = browserOf(input.email, jar.get(knownBrowserCookie)?.value)
    jar.set(knownBrowser(input.email, known ?? newId()))
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // The library wraps what its callbacks throw.
  const cause = error.cause
  const inner = typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : undefined
  if (inner instanceof AppError) return inner
  if (!('type' in error) || error.type !== 'CredentialsSignin') return error
  return new AppError('unauthenticated', {
    detail: 'That email and password don’t match.',
    hint: 'Check both and try again.',
  })
}
