import { reply, type StubCall } from '../stub'
import { linkedinError, noAccess } from './stub-answers'
import { adminScopes, findOrganizations, isAdministrator, organizationsOf } from './stub-organizations'

// learn.microsoft.com/linkedin/marketing/community-management/organizations: organization-access-control-by-role and
// organization-lookup-api, read on 2026-11-23.
/**
 * Lists the pages in which the person has a role, and returns page details. Without the administrator role, only
 * the lookup returns a page.
 */
export function organizations({ path, query, bearer }: StubCall): Response | undefined {
  if (!bearer) return undefined
  const mayManage = adminScopes.some((scope) => bearer.scopes.includes(scope))
  if (path === '/rest/organizationAcls') {
    if (!mayManage) return noAccess('organizationAcls.FINDER-roleAssignee')
    if (query.get('q') !== 'roleAssignee')
      return linkedinError(400, 'ILLEGAL_ARGUMENT', 'Finder is missing or does not exist')
    const [role, state] = [query.get('role'), query.get('state')]
    const all = organizationsOf(bearer.account).filter(
      (one) => (role === null || one.role === role) && (state === null || one.state === state),
    )
    const start = Number(query.get('start') ?? 0)
    const count = Math.min(100, Number(query.get('count') ?? 10))
    return reply(200, {
      paging: { start, count, total: all.length, links: [] },
      elements: all.slice(start, start + count).map(({ id, role, state: now }) => ({
        organization: `urn:li:organization:${id}`,
        role,
        roleAssignee: `urn:li:person:${bearer.account.remoteId}`,
        state: now,
      })),
    })
  }
  if (!mayManage) return noAccess('organizations.GET')
  const shown = ({ id, name }: { id: string; name: string }) => ({
    id: Number(id),
    localizedName: name,
    vanityName: name.toLowerCase().replaceAll(' ', '-'),
    primaryOrganizationType: 'NONE',
  })
  const { account } = bearer
  const single = /^\/rest\/organizations\/(\d+)$/.exec(path)?.[1]
  if (single) {
    const [found] = findOrganizations(account, [single])
    if (!found) return linkedinError(404, 'NOT_FOUND', 'Could not find entity')
    return isAdministrator(account, single) ? reply(200, shown(found)) : noAccess('organizations.GET')
  }
  const ids = /^List\(([\d,]*)\)$/.exec(query.get('ids') ?? '')?.[1]
  if (!/^\/rest\/organizations(?:Lookup)?$/.test(path) || ids === undefined) return undefined
  const results: Record<string, object> = {}
  const errors: Record<string, object> = {}
  for (const id of ids.split(',')) {
    const [found] = findOrganizations(account, [id])
    if (!found) errors[id] = { status: 404, message: 'Could not find entity' }
    else if (path === '/rest/organizationsLookup' || isAdministrator(account, id)) results[id] = shown(found)
    else errors[id] = { status: 403, message: 'Not enough permissions to access: organizations.BATCH_GET' }
  }
  return reply(200, { results, statuses: {}, errors })
}
