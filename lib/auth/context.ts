import { eq } from 'drizzle-orm'
import type { ProjectScope } from '@/db/project'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Actor } from '@/lib/audit/actor'
import { AppError } from '@/lib/errors'
import type { Role } from './permissions'

/** Proof that this actor was let into this project with this role. Verbs take it first. */
export type ProjectContext = ProjectScope & { readonly actor: Actor; readonly role: Role }

declare const orgBrand: unique symbol

/** Proof that this actor was let into this workspace with this role. */
export type OrgContext = {
  readonly orgId: string
  readonly actor: Actor
  readonly role: Role
  readonly [orgBrand]: true
}

type Bare<T> = { [K in keyof T as K extends string ? K : never]: T[K] }

// Brands exist for the compiler only. These two are the single places that put them on; the callers are in lib/auth.
export const grantProjectContext = (context: Bare<ProjectContext>): ProjectContext =>
  context as ProjectContext
export const grantOrgContext = (context: Bare<OrgContext>): OrgContext => context as OrgContext

const system: Actor = { kind: 'system', id: null, name: 'Tributary' }

/**
 * The context of the system's own work in one project: the scheduler, jobs, automatic approval. Takes the project's
 * id; throws `not-found` when it is gone.
 */
export async function systemContext(projectId: string): Promise<ProjectContext> {
  const [project] = await inSystem((tx) =>
    tx
      .select({ orgId: projects.orgId })
      .from(projects)
      .where(eq(projects.id, projectId))
      .prepare('org_of_project')
      .execute(),
  )
  if (!project) throw new AppError('not-found')
  return grantProjectContext({ orgId: project.orgId, projectId, actor: system, role: 'owner' })
}
