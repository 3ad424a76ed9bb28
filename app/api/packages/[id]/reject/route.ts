import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { rejectPackage } from '@/lib/packages/review/reject-package'
import { packageAnswer, rejectInput } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const POST = projectRoute(
  {
    operationId: 'rejectPackage',
    summary: 'Reject a package with a reason',
    permission: 'review',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: rejectInput.pick({ reason: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await rejectPackage(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
