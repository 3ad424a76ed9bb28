import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listCoverage } from '@/lib/topics/list-coverage'
import { coverageEntry, coverageFilters } from '@/lib/topics/schemas'

export const GET = projectRoute(
  {
    operationId: 'listCoverage',
    summary: 'List what about the brand was covered where and when, and what never was',
    permission: 'read',
    query: pageQuery.extend(coverageFilters.shape),
    answer: z.object({ data: z.array(coverageEntry), next_cursor: z.string().nullable() }),
  },
  (ctx, { query: { cursor, ...query } }) => listCoverage(ctx, { ...query, after: readIdCursor(cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
