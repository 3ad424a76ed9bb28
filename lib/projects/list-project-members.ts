import { and, asc, eq } from 'drizzle-orm'
import { memberships, projectRoles, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import type { Role } from '@/lib/auth/permissions'

export type ProjectMember = {
  userId: string
  name: string
  email: string
  /** The role in the workspace. */
  orgRole: Role
  /** The role in this project if it differs; null if the workspace role applies. */
  ownRole: Role | null
}

/** Everyone who may enter this project, by name, at most 500. */
export async function listProjectMembers(ctx: ProjectContext): Promise<ProjectMember[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({
        userId: users.id,
        name: users.name,
        email: users.email,
        orgRole: memberships.role,
        ownRole: projectRoles.role,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .leftJoin(
        projectRoles,
        and(eq(projectRoles.projectId, ctx.projectId), eq(projectRoles.userId, memberships.userId)),
      )
      .where(eq(memberships.orgId, ctx.orgId))
      .orderBy(asc(users.name), asc(users.id))
      .limit(500),
  )
  return rows.map((row) => ({ ...row, name: row.name ?? row.email }))
}
