import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { createSource } from '@/lib/sources/create-source'
import { listSources } from '@/lib/sources/list-sources'
import { createdSourceAnswer, createSourceInput, sourceAnswer } from '@/lib/sources/schemas'

export const GET = projectRoute(
  {
    operationId: 'listSources',
    summary: 'List sources, newest first',
    permission: 'read',
    query: pageQuery.extend({
      /** Only sources that are failing or have gone silent. */
      attention: z.stringbool().optional(),
    }),
    answer: z.object({ data: z.array(sourceAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query }) =>
    listSources(ctx, { limit: query.limit, after: readIdCursor(query.cursor), attention: query.attention }),
)

export const POST = projectRoute(
  {
    operationId: 'createSource',
    summary: 'Create a source',
    permission: 'write',
    body: createSourceInput,
    answer: createdSourceAnswer,
    status: 201,
    location: ({ id }) => `/api/sources/${id}`,
  },
  (ctx, { body }) => createSource(ctx, body),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
