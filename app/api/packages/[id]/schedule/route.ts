import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { planInput, scheduledPackage } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const POST = projectRoute(
  {
    operationId: 'schedulePackage',
    summary: 'Schedule an approved package',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: planInput,
    answer: scheduledPackage,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await schedulePackage(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
