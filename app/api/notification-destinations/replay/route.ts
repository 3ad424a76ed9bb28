import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { replayDeliveries } from '@/lib/notification-delivery/replay-deliveries'
import { replayInput } from '@/lib/notification-delivery/schemas'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

export const POST = accountRoute(
  {
    operationId: 'replayNotificationDeliveries',
    summary: 'Send one delivery again, or all since a time',
    query: z.object({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
      id: z.string(),
    }),
    body: replayInput,
    answer: z.object({ replayed: z.int() }),
  },
  async (caller, { query: { org_id, id }, body }) =>
    replayDeliveries(await requireOneOrg(caller, 'manage', org_id), { ...body, id }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
