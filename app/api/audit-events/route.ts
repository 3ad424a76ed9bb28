import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { listAuditEvents } from '@/lib/organizations/audit-trail/list-audit-events'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'
import { auditEventAnswer, auditFilters } from '@/lib/organizations/schemas'

export const GET = accountRoute(
  {
    operationId: 'listAuditEvents',
    summary: 'List who changed what in a workspace, newest first',
    query: pageQuery.extend(auditFilters.shape).extend({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
    }),
    answer: z.object({ data: z.array(auditEventAnswer), next_cursor: z.string().nullable() }),
  },
  async (caller, { query: { cursor, org_id, ...query } }) =>
    listAuditEvents(await requireOneOrg(caller, 'manage', org_id), { ...query, after: readIdCursor(cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
