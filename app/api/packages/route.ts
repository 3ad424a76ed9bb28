import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listPackages } from '@/lib/packages/list-packages'
import { packageAnswer, packageFilters } from '@/lib/packages/schemas'

export const GET = projectRoute(
  {
    operationId: 'listPackages',
    summary: 'List packages, newest first',
    permission: 'read',
    query: pageQuery.extend(packageFilters.shape),
    answer: z.object({ data: z.array(packageAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query: { cursor, ...query } }) => listPackages(ctx, { ...query, after: readIdCursor(cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
