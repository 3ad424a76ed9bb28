import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { rotateDestinationSecret } from '@/lib/notification-delivery/rotate-destination-secret'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

export const POST = accountRoute(
  {
    operationId: 'rotateNotificationSecret',
    summary: 'Replace the secret of a webhook; both are valid for 24 hours',
    query: z.object({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
      id: z.string(),
    }),
    answer: z.object({ secret: z.string(), old_secret_until: z.string() }),
  },
  async (caller, { query: { org_id, id } }) =>
    rotateDestinationSecret(await requireOneOrg(caller, 'manage', org_id), { id }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
