import { asc, eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { authorizeOrg, type Caller } from '@/lib/auth/authorization/authorize'
import { signInRequirementsColumn } from '@/lib/auth/authorization/find-role'
import type { OrgContext } from '@/lib/auth/context'
import { findMissingProof } from '@/lib/auth/login-sessions/session-proof'
import type { Permission } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'

/**
 * Returns the ids of the workspaces a caller may see: for a person, those that their session may enter; for a
 * token, its own.
 */
export async function listCallerOrgs(caller: Caller): Promise<string[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ orgId: memberships.orgId, role: memberships.role, demands: signInRequirementsColumn })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .where(eq(memberships.userId, caller.actor.id))
      .orderBy(asc(memberships.createdAt), asc(memberships.orgId)),
  )
  return rows
    .filter(
      ({ orgId, role, demands }) => !caller.proof || !findMissingProof(caller.proof, orgId, role, demands),
    )
    .map((row) => row.orgId)
    .filter((id) => !caller.onlyOrgId || id === caller.onlyOrgId)
}

/**
 * Admits a caller to the workspace they named, or to their only one. Throws `bad-request` if they belong to several
 * and named none.
 */
export async function requireOneOrg<P extends Permission>(
  caller: Caller,
  permission: P,
  named: string | undefined,
): Promise<OrgContext<P>> {
  if (named) return authorizeOrg(caller, permission, named)
  const [first, second] = await listCallerOrgs(caller)
  if (!first) throw new AppError('not-found')
  if (second)
    throw new AppError('bad-request', {
      detail: 'You belong to several workspaces.',
      hint: 'Send org_id to choose one.',
    })
  return authorizeOrg(caller, permission, first)
}
