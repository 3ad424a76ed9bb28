import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { takedownAnswer } from '@/lib/publishing/takedown/schemas'
import { undoTakedowns } from '@/lib/publishing/takedown/undo-takedowns'

export const POST = projectRoute(
  {
    operationId: 'cancelTakedown',
    summary: 'Cancel a takedown that has not begun',
    permission: 'write',
    project: 'takedowns',
    params: idParams,
    answer: z.object({ data: z.array(takedownAnswer) }),
  },
  async (ctx, { params }) => ({ data: await undoTakedowns(ctx, { ids: [params.id] }) }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
