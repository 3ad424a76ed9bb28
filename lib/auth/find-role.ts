import { and, eq, sql } from 'drizzle-orm'
import { memberships, organizations, projectRoles, projects } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { OrgDemands } from './login-sessions/session-proof'
import type { Role } from './permissions'

/** In a query on `organizations`: what the workspace asks of its members' sessions. */
export const demandsColumn = sql<OrgDemands>`json_build_object(
  'secondFactor', organizations.require_second_factor,
  'company', exists (select from company_sign_ins
    where company_sign_ins.org_id = organizations.id and company_sign_ins.enabled and company_sign_ins.required))`

/** A person's role in a workspace and what it asks of their session, or undefined when they are no member. */
export async function findOrgRole(
  tx: SystemTx,
  userId: string,
  orgId: string,
): Promise<{ role: Role; demands: OrgDemands } | undefined> {
  const [row] = await tx
    .select({ role: memberships.role, demands: demandsColumn })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(and(eq(memberships.userId, userId), eq(memberships.orgId, orgId)))
  return row
}

/**
 * A person's role in a project: the project's own where one is set, else that of the workspace (spec/decisions#1).
 * Undefined for non-members and for projects that do not exist, which must look the same.
 */
export async function findProjectRole(
  tx: SystemTx,
  userId: string,
  projectId: string,
): Promise<{ orgId: string; role: Role; orgRole: Role; demands: OrgDemands } | undefined> {
  const [row] = await tx
    .select({
      orgId: projects.orgId,
      orgRole: memberships.role,
      ownRole: projectRoles.role,
      demands: demandsColumn,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.orgId))
    .innerJoin(memberships, and(eq(memberships.orgId, projects.orgId), eq(memberships.userId, userId)))
    .leftJoin(projectRoles, and(eq(projectRoles.projectId, projects.id), eq(projectRoles.userId, userId)))
    .where(eq(projects.id, projectId))
  if (!row) return undefined
  const { orgId, orgRole, ownRole, demands } = row
  return { orgId, role: projectRole(orgRole, ownRole), orgRole, demands }
}

/**
 * A member's role in a project from that in its workspace and the project's own, where one is set. An owner stays an owner
 * everywhere: nobody may lock them out of a project of their own workspace.
 */
export const projectRole = (orgRole: Role, ownRole: Role | null): Role =>
  orgRole === 'owner' ? 'owner' : (ownRole ?? orgRole)
