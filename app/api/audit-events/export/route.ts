import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { exportAuditTrail } from '@/lib/export/export-audit-trail'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'
import { auditFilters } from '@/lib/organizations/schemas'

const mediaTypes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' }

export const GET = accountRoute(
  {
    operationId: 'exportAuditEvents',
    summary: 'Export who changed what in a workspace as a file',
    query: auditFilters.extend({
      format: z.enum(['csv', 'jsonl']).default('csv'),
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
    }),
    download: 'text/csv',
  },
  async (caller, { query: { org_id, ...query } }) => {
    const ctx = await requireOneOrg(caller, 'manage', org_id)
    return new Response(await exportAuditTrail(ctx, query), {
      headers: {
        'Content-Type': mediaTypes[query.format],
        'Content-Disposition': `attachment; filename="audit-log.${query.format}"`,
      },
    })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
