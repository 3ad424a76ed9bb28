import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listTakedowns } from '@/lib/publishing/takedown/list-takedowns'
import { takeDownInput, takedownAnswer, takedownFilters } from '@/lib/publishing/takedown/schemas'
import { takeDown } from '@/lib/publishing/takedown/take-down'

export const GET = projectRoute(
  {
    operationId: 'listTakedowns',
    summary: 'List the takedowns of published posts with their results, newest first',
    permission: 'read',
    query: pageQuery.extend(takedownFilters.shape),
    answer: z.object({ data: z.array(takedownAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query: { cursor, ...query } }) => listTakedowns(ctx, { ...query, after: readIdCursor(cursor) }),
)

export const POST = projectRoute(
  {
    operationId: 'takeDown',
    summary:
      'Take down one post, all posts of a package, or all posts of an item; can be cancelled for ten seconds',
    permission: 'write',
    body: takeDownInput,
    answer: z.object({ data: z.array(takedownAnswer) }),
    status: 202,
  },
  async (ctx, { body }) => ({ data: await takeDown(ctx, body) }),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
