import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { chooseReplacement } from '@/lib/packages/lifecycle/choose-replacement'
import { chooseReplacementInput, packageAnswer } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const PATCH = projectRoute(
  {
    operationId: 'chooseReplacement',
    summary: 'Choose how a correction takes the place of a published post',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: chooseReplacementInput.pick({ variant_id: true, replace_by: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await chooseReplacement(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, POST, PUT } = otherMethods('PATCH')

export { preflight as OPTIONS } from '@/lib/api/preflight'
