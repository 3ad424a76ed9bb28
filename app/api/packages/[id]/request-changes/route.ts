import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { requestChanges } from '@/lib/packages/review/request-changes'
import { packageAnswer, rejectInput } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const POST = projectRoute(
  {
    operationId: 'requestChanges',
    summary: 'Send a package back with what to change',
    permission: 'review',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: rejectInput.pick({ reason: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await requestChanges(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
