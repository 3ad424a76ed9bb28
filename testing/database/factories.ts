import { randomUUID } from 'node:crypto'
import { memberships, organizations, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { grantOrgContext, grantProjectContext } from '@/lib/auth/authorization/grant-context'
import type { OrgContext, ProjectContext } from '@/lib/auth/context'
import type { Role } from '@/lib/auth/permissions'
import { createApiToken } from '@/lib/auth/tokens/create-api-token'
import { newId } from '@/lib/ids'
import { createProject } from '@/lib/projects/create-project'
import type { CreateProjectInput } from '@/lib/projects/schemas'

export type TestProject = {
  /** Acts as the workspace's owner. */
  ctx: ProjectContext<'own'>
  org: OrgContext<'own'>
  orgSlug: string
  projectSlug: string
  userId: string
}

/** Creates a new person, workspace and project for one test. */
export async function createTestProject(input: Partial<CreateProjectInput> = {}): Promise<TestProject> {
  const mark = randomUUID().slice(0, 8)
  const userId = await createTestPerson(`Owner ${mark}`)
  const orgId = newId()
  const orgSlug = `org-${mark}`
  await inSystem(async (tx) => {
    await tx.insert(organizations).values({ id: orgId, name: `Workspace ${mark}`, slug: orgSlug })
    await tx.insert(memberships).values({ orgId, userId, role: 'owner' })
  })
  const actor = { kind: 'person' as const, id: userId, name: `Owner ${mark}` }
  const org = grantOrgContext({ orgId, actor, role: 'owner' })
  const project = await createProject(org, { name: `Brand ${mark}`, ...input })
  const ctx = grantProjectContext({ orgId, projectId: project.id, actor, role: 'owner' })
  return { ctx, org, orgSlug, projectSlug: project.slug, userId }
}

/** Creates a person without a password, who cannot sign in. Returns the ID. */
export async function createTestPerson(name: string): Promise<string> {
  const id = newId()
  await inSystem((tx) => tx.insert(users).values({ id, name, email: `${id}@example.test` }))
  return id
}

/** Adds a member to a project's workspace and returns a context for them. */
export async function createTestMember(project: TestProject, role: Role): Promise<ProjectContext<'own'>> {
  const id = await createTestPerson(`A ${role}`)
  await inSystem((tx) => tx.insert(memberships).values({ orgId: project.ctx.orgId, userId: id, role }))
  const { orgId, projectId } = project.ctx
  return grantProjectContext({ orgId, projectId, actor: { kind: 'person', id, name: `A ${role}` }, role })
}

/** Creates an API token for a context's person, with their role, in their workspace. */
export async function createTestToken(
  ctx: { orgId: string; actor: ProjectContext<'own'>['actor']; role: Role },
  options: { projectId?: string; role?: Role } = {},
): Promise<string> {
  const { token } = await createApiToken(
    grantOrgContext({ orgId: ctx.orgId, actor: ctx.actor, role: ctx.role }),
    {
      name: 'test',
      role: options.role ?? ctx.role,
      project_id: options.projectId,
    },
  )
  return token
}
