import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { listRuns } from '@/lib/sync/read/list-runs'
import { runAnswer } from '@/lib/sync/schemas'

export const GET = projectRoute(
  {
    operationId: 'listRuns',
    summary: 'List the runs of a source, newest first',
    permission: 'read',
    project: 'sources',
    params: idParams,
    query: pageQuery,
    answer: z.object({ data: z.array(runAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { params, query }) =>
    listRuns(ctx, { sourceId: params.id, limit: query.limit, after: readIdCursor(query.cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
