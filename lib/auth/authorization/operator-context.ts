import type { OrgContext } from '../context'
import { authorizeOrg, type Caller } from './authorize'
import { grantOrgContext } from './grant-context'

/**
 * For the command line: whoever can run it has full access to the database, so the permission to manage the
 * workspace is not checked. Takes the member to act as, with whose role it acts, and the workspace's id; throws
 * `not-found` if they do not belong to it.
 */
export async function operatorContext(member: Caller, orgId: string): Promise<OrgContext<'manage'>> {
  return grantOrgContext(await authorizeOrg(member, 'read', orgId))
}
