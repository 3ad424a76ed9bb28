import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { retryTakedown } from '@/lib/publishing/takedown/retry-takedown'
import { takedownAnswer } from '@/lib/publishing/takedown/schemas'

export const POST = projectRoute(
  {
    operationId: 'retryTakedown',
    summary: 'Try a failed takedown again',
    permission: 'write',
    project: 'takedowns',
    params: idParams,
    answer: takedownAnswer,
  },
  (ctx, { params }) => retryTakedown(ctx, params),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
