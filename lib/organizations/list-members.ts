import { asc, eq, sql } from 'drizzle-orm'
import { memberships, projectRoles, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import type { Role } from '@/lib/auth/permissions'

export type Member = {
  userId: string
  name: string
  email: string
  role: Role
  since: Date
  /** Projects in which this member has a different role. */
  overrides: { projectId: string; project: string; role: Role }[]
}

/** Lists a workspace's members by name, with their roles (spec/decisions#1). At most 500. */
export async function listMembers(ctx: OrgContext): Promise<Member[]> {
  const [people, overrides] = await inSystem(async (tx) => [
    await tx
      .select({
        userId: users.id,
        name: users.name,
        email: users.email,
        role: memberships.role,
        since: memberships.createdAt,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.orgId, ctx.orgId))
      .orderBy(asc(users.name), asc(users.id))
      .limit(500),
    await tx
      .select({
        userId: projectRoles.userId,
        projectId: projectRoles.projectId,
        // One lookup per row, never a join that reads every project in the workspace.
        project: sql<string>`(select name from projects where projects.id = ${projectRoles.projectId})`.as(
          'project',
        ),
        role: projectRoles.role,
      })
      .from(projectRoles)
      .where(eq(projectRoles.orgId, ctx.orgId))
      .orderBy(sql`project`),
  ])
  return people.map((person) => ({
    ...person,
    name: person.name ?? person.email,
    overrides: overrides
      .filter((one) => one.userId === person.userId)
      .map(({ projectId, project, role }) => ({ projectId, project, role })),
  }))
}
