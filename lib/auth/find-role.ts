import { and, eq } from 'drizzle-orm'
import { memberships, projectRoles, projects } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { Role } from './permissions'

/** A person's role in a workspace, or undefined when they are no member. */
export async function findOrgRole(tx: SystemTx, userId: string, orgId: string): Promise<Role | undefined> {
  const [row] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.orgId, orgId)))
  return row?.role
}

/**
 * A person's role in a project: the project's own where one is set, else that of the workspace (spec/decisions#1).
 * Undefined for non-members and for projects that do not exist, which must look the same.
 */
export async function findProjectRole(
  tx: SystemTx,
  userId: string,
  projectId: string,
): Promise<{ orgId: string; role: Role } | undefined> {
  const [row] = await tx
    .select({ orgId: projects.orgId, orgRole: memberships.role, ownRole: projectRoles.role })
    .from(projects)
    .innerJoin(memberships, and(eq(memberships.orgId, projects.orgId), eq(memberships.userId, userId)))
    .leftJoin(projectRoles, and(eq(projectRoles.projectId, projects.id), eq(projectRoles.userId, userId)))
    .where(eq(projects.id, projectId))
  if (!row) return undefined
  return { orgId: row.orgId, role: projectRole(row.orgRole, row.ownRole) }
}

/**
 * A member's role in a project from that in its workspace and the project's own, where one is set. An owner stays an owner
 * everywhere: nobody may lock them out of a project of their own workspace.
 */
export const projectRole = (orgRole: Role, ownRole: Role | null): Role =>
  orgRole === 'owner' ? 'owner' : (ownRole ?? orgRole)
