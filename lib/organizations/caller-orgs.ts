import { asc, eq } from 'drizzle-orm'
import { memberships } from '@/db/schema'
import { inSystem } from '@/db/system'
import { authorizeOrg, type Caller } from '@/lib/auth/authorize'
import type { OrgContext } from '@/lib/auth/context'
import type { Permission } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'

/** The ids of the workspaces a caller may see: all of a person's, a token's own one. */
export async function listCallerOrgs(caller: Caller): Promise<string[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ orgId: memberships.orgId })
      .from(memberships)
      .where(eq(memberships.userId, caller.actor.id))
      .orderBy(asc(memberships.createdAt), asc(memberships.orgId)),
  )
  return rows.map((row) => row.orgId).filter((id) => !caller.onlyOrgId || id === caller.onlyOrgId)
}

/**
 * Lets a caller into the workspace they named, or into their only one. Throws `bad-request` when they belong to several
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
