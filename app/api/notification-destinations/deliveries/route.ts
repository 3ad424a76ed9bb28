import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOf, pageQuery, readIdCursor } from '@/lib/api/paging'
import { listNotificationDeliveries } from '@/lib/notification-delivery/list-notification-deliveries'
import { deliveryAnswer } from '@/lib/notification-delivery/schemas'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

export const GET = accountRoute(
  {
    operationId: 'listNotificationDeliveries',
    summary: 'List what was sent to a chat channel or webhook, newest first',
    query: pageQuery.extend({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
      id: z.string(),
    }),
    answer: z.object({ data: z.array(deliveryAnswer), next_cursor: z.string().nullable() }),
  },
  async (caller, { query: { org_id, id, limit, cursor } }) => {
    const ctx = await requireOneOrg(caller, 'manage', org_id)
    const rows = await listNotificationDeliveries(ctx, { id, before: readIdCursor(cursor), limit: limit + 1 })
    return pageOf(
      rows,
      limit,
      (row) => row.id,
      (row) => row,
    )
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
