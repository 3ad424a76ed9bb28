import { and, eq, sql } from 'drizzle-orm'
import { memberships, organizations, projectRoles, projects } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { SignInRequirements } from '../login-sessions/session-proof'
import type { Role } from '../permissions'

/** For a query on `organizations`: what the workspace requires of its members' sessions. */
export const signInRequirementsColumn = sql<SignInRequirements>`json_build_object(
  'secondFactor', organizations.require_second_factor,
  'company', exists (select from company_sign_ins
    where company_sign_ins.org_id = organizations.id and company_sign_ins.enabled and company_sign_ins.required))`

/**
 * Returns a person's role in a workspace and what it requires of their session, or undefined if they are not a
 * member.
 */
export async function findOrgRole(
  tx: SystemTx,
  userId: string,
  orgId: string,
): Promise<{ role: Role; demands: SignInRequirements } | undefined> {
  const [row] = await tx
    .select({ role: memberships.role, demands: signInRequirementsColumn })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(and(eq(memberships.userId, userId), eq(memberships.orgId, orgId)))
  return row
}

/**
 * Returns a person's role in a project: the project's own if one is set, otherwise the workspace's
 * (spec/decisions#1). Undefined alike for non-members and for projects that do not exist.
 */
export async function findProjectRole(
  tx: SystemTx,
  userId: string,
  projectId: string,
): Promise<{ orgId: string; role: Role; orgRole: Role; demands: SignInRequirements } | undefined> {
  const [row] = await tx
    .select({
      orgId: projects.orgId,
      orgRole: memberships.role,
      ownRole: projectRoles.role,
      demands: signInRequirementsColumn,
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
 * Returns a member's role in a project, from their role in the workspace and the project's own one if set. An owner
 * is an owner everywhere: no one may lock them out of a project in their own workspace.
 */
export const projectRole = (orgRole: Role, ownRole: Role | null): Role =>
  orgRole === 'owner' ? 'owner' : (ownRole ?? orgRole)
