import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { shareReads } from '@/db/project'
import type { Caller } from '../authorization/authorize'
import { grantOrgContext, grantProjectContext } from '../authorization/grant-context'
import type { OrgContext, ProjectContext } from '../context'
import { hasPermission, type Permission } from '../permissions'
import type { OwnPlace } from './find-page-access'
import { PATH_HEADER } from './page-path'
import { findOwnPageAccess, redirectToSignIn, type SignedIn } from './session'

/** Returns the caller that a signed-in person is, with the proof of their session. */
export const personCaller = (person: SignedIn): Caller => ({
  actor: { kind: 'person', id: person.id, name: person.name },
  proof: person.proof,
  ...(person.proof.companyOf ? { onlyOrgId: person.proof.companyOf } : {}),
})

/**
 * For pages: admits the signed-in person to the project in the URL, or shows the sign-in or the not-found page.
 * Takes the permission and the slugs of workspace and project. Cached per request. The returned context is for
 * reading only.
 */
export const requireProject = cache(
  async <P extends Permission>(permission: P, org: string, project: string): Promise<ProjectContext<P>> => {
    const { person, place } = await requirePlace(org, project)
    const own = place.project
    if (!own || !hasPermission(own.role, permission)) notFound()
    const ctx = grantProjectContext<P>({
      orgId: place.orgId,
      projectId: own.shown.id,
      actor: personCaller(person).actor,
      role: own.role,
    })
    shareReads(ctx)
    return ctx
  },
)

/** Like `requireProject`, for workspace pages. */
export const requireOrg = cache(
  async <P extends Permission>(permission: P, org: string): Promise<OrgContext<P>> => {
    const { person, place } = await requirePlace(org)
    if (!hasPermission(place.orgRole, permission)) notFound()
    return grantOrgContext({ orgId: place.orgId, actor: personCaller(person).actor, role: place.orgRole })
  },
)

/**
 * For layouts: returns what is shown about the place in the URL, if the signed-in person is a member of it. Sends
 * everyone else to the sign-in or the not-found page. Costs nothing extra next to `requireProject` or `requireOrg`.
 */
export async function requirePlace(
  org: string,
  project?: string,
): Promise<{ person: SignedIn; place: OwnPlace }> {
  const { person, place } =
    (await findOwnPageAccess(org, project)) ??
    (await redirectToSignIn(project === undefined ? `/${org}` : `/${org}/${project}`))
  if (!place) notFound()
  if (place.lacks) {
    const back = (await headers()).get(PATH_HEADER) ?? `/${org}`
    redirect(`/confirm-sign-in?org=${encodeURIComponent(org)}&next=${encodeURIComponent(back)}`)
  }
  return { person, place }
}
