import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { markTakenDown } from '@/lib/publishing/takedown/mark-taken-down'
import { takedownAnswer } from '@/lib/publishing/takedown/schemas'

export const POST = projectRoute(
  {
    operationId: 'markTakenDown',
    summary: 'Say that you deleted the post on the network',
    permission: 'write',
    project: 'takedowns',
    params: idParams,
    answer: takedownAnswer,
  },
  (ctx, { params }) => markTakenDown(ctx, params),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
