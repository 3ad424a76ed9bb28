import { authorizeOrg, type Caller } from './authorize'
import type { OrgContext } from './context'
import { grantOrgContext } from './grant-context'

/**
 * For the command line: whoever can run it holds the database, so nobody is asked whether they may manage this workspace. Takes
 * the member it acts for, with whose role it acts, and the workspace's id; throws `not-found` when they do not belong to it.
 */
export async function operatorContext(member: Caller, orgId: string): Promise<OrgContext<'manage'>> {
  return grantOrgContext(await authorizeOrg(member, 'read', orgId))
}
