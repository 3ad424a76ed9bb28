import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getItem } from '@/lib/items/get-item'
import { itemAnswer } from '@/lib/items/schemas'

export const GET = projectRoute(
  {
    operationId: 'getItem',
    summary: 'Read an item',
    permission: 'read',
    project: 'items',
    params: idParams,
    answer: itemAnswer,
  },
  (ctx, { params }) => getItem(ctx, params),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
