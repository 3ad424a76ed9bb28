import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOfAll, pageQuery } from '@/lib/api/paging'
import { changeDestination } from '@/lib/notification-delivery/change-destination'
import { createDestination } from '@/lib/notification-delivery/create-destination'
import { listDestinations } from '@/lib/notification-delivery/list-destinations'
import { removeDestination } from '@/lib/notification-delivery/remove-destination'
import { destinationAnswer, destinationChange, destinationInput } from '@/lib/notification-delivery/schemas'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

const query = z.object({
  org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
})
const one = query.extend({ id: z.string() })

export const GET = accountRoute(
  {
    operationId: 'listNotificationDestinations',
    summary: 'List the chat channels and webhooks of a workspace, newest first',
    query: query.extend(pageQuery.shape),
    answer: z.object({ data: z.array(destinationAnswer), next_cursor: z.string().nullable() }),
  },
  async (caller, { query: { org_id, ...page } }) => {
    const all = await listDestinations(await requireOneOrg(caller, 'manage', org_id))
    return pageOfAll(all.reverse(), page)
  },
)

export const POST = accountRoute(
  {
    operationId: 'createNotificationDestination',
    summary: 'Add a chat channel or a webhook; the secret of a webhook is given this once',
    query,
    body: destinationInput,
    answer: destinationAnswer.extend({ secret: z.string().optional() }),
    status: 201,
  },
  async (caller, { query: { org_id }, body }) =>
    createDestination(await requireOneOrg(caller, 'manage', org_id), body),
)

export const PATCH = accountRoute(
  {
    operationId: 'changeNotificationDestination',
    summary: 'Change, pause or resume a chat channel or webhook',
    query: one,
    body: destinationChange,
    answer: destinationAnswer,
  },
  async (caller, { query: { org_id, id }, body }) =>
    changeDestination(await requireOneOrg(caller, 'manage', org_id), { ...body, id }),
)

export const DELETE = accountRoute(
  {
    operationId: 'removeNotificationDestination',
    summary: 'Remove a chat channel or webhook and what waits for it',
    query: one,
    status: 204,
  },
  async (caller, { query: { org_id, id } }) =>
    removeDestination(await requireOneOrg(caller, 'manage', org_id), { id }),
)

export const { PUT } = otherMethods('GET', 'POST', 'PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
