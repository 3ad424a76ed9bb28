import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { findPageAccess, type SignedIn } from './find-page-access'
import { findPersonOfSession } from './find-person-of-session'
import { noteSessionSeen } from './login-sessions/note-session-seen'
import { PATH_HEADER } from './page-path'
import { readSessionClaims } from './session-claims'

export type { SignedIn }

const claims = cache(async () => readSessionClaims((await headers()).get('cookie')))

/** Notes now and then that the session is in use. */
async function noted<T extends SignedIn | null>(person: T): Promise<T> {
  if (person?.sessionId && person.lastSeenAt)
    await noteSessionSeen(person.sessionId, person.lastSeenAt, await headers())
  return person
}

/** What this request knows already; empty outside a page, where nothing is kept. */
const known = cache((): { person?: Promise<SignedIn | null> } => ({}))

/**
 * The signed-in person of this request, or null. Read from the database once a request, so that signing out, a
 * removed person, a changed password or "sign out everywhere" ends the session at once (spec/security#6.2).
 */
export const findPerson = cache(
  async (): Promise<SignedIn | null> => known().person ?? noted(await findPersonOfSession(await claims())),
)

/** The person of this request with their place behind an address, see `findEntrance`. Asked once a request. */
export const findOwnPageAccess = cache(async (org: string, project?: string) => {
  const access = claims().then(async (session) => {
    const found = await findPageAccess(session, { org, project })
    await noted(found?.person ?? null)
    return found
  })
  known().person ??= access.then((found) => found?.person ?? null)
  return access
})

/**
 * The signed-in person; sends everybody else to the sign-in page, from where they come back to the page they asked for, or
 * to `returnTo` where the page is not known.
 */
export async function requirePerson(returnTo?: string): Promise<SignedIn> {
  return (await findPerson()) ?? askToSignIn(returnTo)
}

/** Sends somebody who is not signed in to the sign-in page, see `requirePerson`. Never returns. */
export async function askToSignIn(returnTo?: string): Promise<never> {
  const back = (await headers()).get(PATH_HEADER) ?? returnTo
  redirect(back ? `/sign-in?next=${encodeURIComponent(back)}` : '/sign-in')
}
