import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { findPersonOfSession } from './find-person-of-session'
import { auth } from './next-auth'
import { PATH_HEADER } from './page-path'

export type SignedIn = { id: string; name: string; email: string }

/**
 * The signed-in person of this request, or null. Read from the database once a request, so that signing out, a
 * removed person, a changed password or "sign out everywhere" ends the session at once (security 6.2).
 */
export const findPerson = cache(async (): Promise<SignedIn | null> => {
  const session = await auth()
  if (!session) return null
  return findPersonOfSession({
    userId: session.user?.id,
    version: 'version' in session ? session.version : undefined,
    sessionId: 'session' in session ? session.session : undefined,
  })
})

/**
 * The signed-in person; sends everybody else to the sign-in page, from where they come back to the page they asked for, or
 * to `returnTo` where the page is not known.
 */
export async function requirePerson(returnTo?: string): Promise<SignedIn> {
  const person = await findPerson()
  if (person) return person
  const back = (await headers()).get(PATH_HEADER) ?? returnTo
  redirect(back ? `/sign-in?next=${encodeURIComponent(back)}` : '/sign-in')
}
