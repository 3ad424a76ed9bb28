import { personCaller } from '@/lib/auth/signed-in/require-project'
import { findPerson, requirePerson } from '@/lib/auth/signed-in/session'
import { listCallerOrgs } from '@/lib/organizations/caller-orgs'

/**
 * For pages: returns the workspaces whose posts the signed-in person sees on simulated networks; sends everyone else
 * to the sign-in page.
 */
export const requireOrgs = async (): Promise<string[]> =>
  listCallerOrgs(personCaller(await requirePerson('/sandbox')))

/** For routes: returns the same workspaces, none if nobody is signed in. */
export async function findOrgs(): Promise<string[]> {
  const person = await findPerson()
  return person ? listCallerOrgs(personCaller(person)) : []
}
