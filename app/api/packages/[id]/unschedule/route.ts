import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { unschedulePackage } from '@/lib/packages/lifecycle/unschedule-package'
import { packageAnswer } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const POST = projectRoute(
  {
    operationId: 'unschedulePackage',
    summary: 'Unschedule a package',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    answer: packageAnswer,
  },
  async (ctx, { params, request }) =>
    packageResponse(await unschedulePackage(ctx, { id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
