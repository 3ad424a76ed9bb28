import { and, eq } from 'drizzle-orm'
import { memberships, organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Actor } from '@/lib/audit/actor'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import type { OrgContext, ProjectContext } from '../context'
import { findMissingProof, type SessionProof, type SignInRequirements } from '../login-sessions/session-proof'
import { hasPermission, type Permission, type Role, weakerRole } from '../permissions'
import { findOrgRole, findProjectRole } from './find-role'
import { grantOrgContext, grantProjectContext } from './grant-context'

/** An authenticated caller, before authorization: the person of a session or the holder of a token. */
export type Caller = {
  actor: Actor & { id: string }
  /** The strongest role this caller may use, whatever their membership says (a token's own role). */
  atMost?: Role
  /** A token works in its own workspace only and, if it is bound to a project, in that project only. */
  onlyOrgId?: string
  onlyProjectId?: string
  /** What the person proved when the session began; absent for tokens, whose creator had already proved enough. */
  proof?: SessionProof
}

/**
 * Admits a caller to a project. Throws `not-found` alike for non-members and for projects that do not exist, and
 * `forbidden` for members whose role is too weak (spec/decisions#1). Takes the project's id.
 */
export async function authorizeProject<P extends Permission>(
  caller: Caller,
  permission: P,
  projectId: string,
): Promise<ProjectContext<P>> {
  const blocked = caller.onlyProjectId !== undefined && caller.onlyProjectId !== projectId
  if (blocked || !isId(projectId)) throw new AppError('not-found')
  const found = await inSystem((tx) => findProjectRole(tx, caller.actor.id, projectId))
  if (!found || (caller.onlyOrgId && caller.onlyOrgId !== found.orgId)) throw new AppError('not-found')
  requireProof(caller, found.orgId, found.orgRole, found.demands)
  const role = caller.atMost ? weakerRole(caller.atMost, found.role) : found.role
  if (!hasPermission(role, permission)) throw new AppError('forbidden')
  return grantProjectContext({ orgId: found.orgId, projectId, actor: caller.actor, role })
}

/**
 * Like `authorizeProject`, for a workspace, by its id. A token bound to one project gets no permission here beyond
 * `read`.
 */
export async function authorizeOrg<P extends Permission>(
  caller: Caller,
  permission: P,
  orgId: string,
): Promise<OrgContext<P>> {
  if (!isId(orgId) || (caller.onlyOrgId && caller.onlyOrgId !== orgId)) throw new AppError('not-found')
  const found = await inSystem((tx) => findOrgRole(tx, caller.actor.id, orgId))
  if (!found) throw new AppError('not-found')
  requireProof(caller, orgId, found.role, found.demands)
  const role = caller.atMost ? weakerRole(caller.atMost, found.role) : found.role
  if (!hasPermission(role, permission) || (caller.onlyProjectId && permission !== 'read'))
    throw new AppError('forbidden')
  return grantOrgContext({ orgId, actor: caller.actor, role })
}

/** Throws `second-factor-required` or `company-sign-in-required` if the session lacks what the workspace requires. */
function requireProof(caller: Caller, orgId: string, role: Role, demands: SignInRequirements): void {
  const lack = caller.proof && findMissingProof(caller.proof, orgId, role, demands)
  if (lack) throw new AppError(lack === 'company' ? 'company-sign-in-required' : 'second-factor-required')
}

export type ProjectSlugs = { org: string; project: string }

/** Returns the ids behind the slugs in a URL, for a member; undefined for anyone else. */
export async function findPlaceIds(
  userId: string,
  place: { org: string; project?: string },
): Promise<{ orgId: string; projectId: string | null } | undefined> {
  // A URL may contain anything, but PostgreSQL cannot compare NUL.
  if (`${place.org}${place.project ?? ''}`.includes('\0')) return undefined
  const [row] = await inSystem((tx) =>
    tx
      .select({ orgId: organizations.id, projectId: projects.id })
      .from(organizations)
      .innerJoin(memberships, and(eq(memberships.orgId, organizations.id), eq(memberships.userId, userId)))
      .leftJoin(projects, and(eq(projects.orgId, organizations.id), eq(projects.slug, place.project ?? '')))
      .where(eq(organizations.slug, place.org)),
  )
  return row
}
