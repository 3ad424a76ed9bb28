import { z } from 'zod'
import { tryModelAnswer } from '@/lib/ai/schemas'
import { tryModel } from '@/lib/ai/settings/try-model'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

export const POST = accountRoute(
  {
    operationId: 'tryModel',
    summary: 'Ask the model of a workspace one small question',
    query: z.object({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
    }),
    answer: tryModelAnswer,
  },
  async (caller, { query: { org_id }, request }) =>
    tryModel(await requireOneOrg(caller, 'manage', org_id), request.signal),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
