import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { testDestination } from '@/lib/notification-delivery/test-destination'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

export const POST = accountRoute(
  {
    operationId: 'testNotificationDestination',
    summary: 'Send a test notification',
    query: z.object({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
      id: z.string(),
    }),
    status: 204,
  },
  async (caller, { query: { org_id, id } }) =>
    testDestination(await requireOneOrg(caller, 'manage', org_id), { id }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
