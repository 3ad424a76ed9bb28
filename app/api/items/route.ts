import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listItems } from '@/lib/items/list-items'
import { itemFilters, itemSummary } from '@/lib/items/schemas'

export const GET = projectRoute(
  {
    operationId: 'listItems',
    summary: 'List items, newest first',
    permission: 'read',
    query: pageQuery.extend(itemFilters.shape),
    answer: z.object({ data: z.array(itemSummary), next_cursor: z.string().nullable() }),
  },
  (ctx, { query: { cursor, ...query } }) => listItems(ctx, { ...query, after: readIdCursor(cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
