import { z } from 'zod'
import { triedModels, tryModelAnswer } from '@/lib/ai/schemas'
import { tryModel } from '@/lib/ai/settings/try-model'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

export const POST = accountRoute(
  {
    operationId: 'tryModel',
    summary: 'Make one small call to a model of a workspace',
    query: z.object({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
      of: z
        .enum(triedModels)
        .optional()
        .describe(
          'Which model to try; model if absent. image_model creates an image, shown a reference image.',
        ),
    }),
    answer: tryModelAnswer,
  },
  async (caller, { query: { org_id, of }, request }) =>
    tryModel(await requireOneOrg(caller, 'manage', org_id), of, request.signal),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
