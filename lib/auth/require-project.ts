import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { AppError } from '@/lib/errors'
import { authorizeOrg, authorizeProject, type Caller, findPlace } from './authorize'
import type { OrgContext, ProjectContext } from './context'
import type { Permission } from './permissions'
import { requirePerson, type SignedIn } from './session'

export const personCaller = (person: SignedIn): Caller => ({
  actor: { kind: 'person', id: person.id, name: person.name },
})

/**
 * For pages: lets the signed-in person into the project of the address, or shows the sign-in or the not-found page.
 * Takes the permission and the short names of workspace and project. Cached for the request.
 */
export const requireProject = cache(
  async (permission: Permission, org: string, project: string): Promise<ProjectContext> => {
    const person = await requirePerson(`/${org}/${project}`)
    const place = await findPlace(person.id, { org, project })
    if (!place?.projectId) notFound()
    return hiding(authorizeProject(personCaller(person), permission, place.projectId))
  },
)

/** For pages of a workspace: the same, without a project. */
export const requireOrg = cache(async (permission: Permission, org: string): Promise<OrgContext> => {
  const person = await requirePerson(`/${org}`)
  const place = await findPlace(person.id, { org })
  if (!place) notFound()
  return hiding(authorizeOrg(personCaller(person), permission, place.orgId))
})

async function hiding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'forbidden')) notFound()
    throw error
  }
}
