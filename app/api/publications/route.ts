import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listPublications } from '@/lib/publishing/list-publications'
import { publicationAnswer, publicationFilters } from '@/lib/publishing/schemas'

export const GET = projectRoute(
  {
    operationId: 'listPublications',
    summary: 'List all publishing attempts with their results',
    permission: 'read',
    query: pageQuery.extend(publicationFilters.shape),
    answer: z.object({ data: z.array(publicationAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query: { cursor, ...query } }) => listPublications(ctx, { ...query, after: readIdCursor(cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
