import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getFactCard } from '@/lib/facts/get-fact-card'
import { factCard } from '@/lib/facts/schemas'

export const GET = projectRoute(
  {
    operationId: 'getFactCard',
    summary: 'Read what an item says',
    permission: 'read',
    project: 'items',
    params: idParams,
    answer: factCard,
  },
  (ctx, { params }) => getFactCard(ctx, params),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
