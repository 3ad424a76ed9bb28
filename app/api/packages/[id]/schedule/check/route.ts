import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { checkSchedule } from '@/lib/packages/lifecycle/check-schedule'
import { planInput, scheduleCheck } from '@/lib/packages/schemas'

export const POST = projectRoute(
  {
    operationId: 'checkPackageSchedule',
    summary: 'Find the times that scheduling would come to, with warnings',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: planInput,
    answer: scheduleCheck,
  },
  (ctx, { params, body, request }) =>
    checkSchedule(ctx, { ...body, id: params.id, revision: readIfMatch(request) }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
