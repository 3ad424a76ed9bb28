import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { recordSessionSeen } from '../login-sessions/record-session-seen'
import { readSessionClaims } from '../login-sessions/session-claims'
import { findPageAccess, type SignedIn } from './find-page-access'
import { findPersonOfSession } from './find-person-of-session'
import { PATH_HEADER } from './page-path'

export type { SignedIn }

const claims = cache(async () => readSessionClaims((await headers()).get('cookie')))

/** Records from time to time that the session is in use. */
async function noted<T extends SignedIn | null>(person: T): Promise<T> {
  if (person?.sessionId && person.lastSeenAt)
    await recordSessionSeen(person.sessionId, person.lastSeenAt, await headers())
  return person
}

/** What this request already knows; empty outside a page, where nothing is cached. */
const known = cache((): { person?: Promise<SignedIn | null> } => ({}))

/**
 * Returns this request's signed-in person, or null. Read from the database once per request, so that signing out,
 * removing a person, changing a password or "sign out everywhere" ends the session at once (spec/security#6.2).
 */
export const findPerson = cache(
  async (): Promise<SignedIn | null> => known().person ?? noted(await findPersonOfSession(await claims())),
)

/** Returns this request's person with their place in the URL, see `findPageAccess`. Queried once per request. */
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
 * Returns the signed-in person; sends everyone else to the sign-in page, which returns them to the page they
 * requested, or to `returnTo` if that page is unknown.
 */
export async function requirePerson(returnTo?: string): Promise<SignedIn> {
  return (await findPerson()) ?? redirectToSignIn(returnTo)
}

/** Sends someone who is not signed in to the sign-in page, see `requirePerson`. Never returns. */
export async function redirectToSignIn(returnTo?: string): Promise<never> {
  const back = (await headers()).get(PATH_HEADER) ?? returnTo
  redirect(back ? `/sign-in?next=${encodeURIComponent(back)}` : '/sign-in')
}
