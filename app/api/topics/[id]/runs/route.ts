import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { listTopicRuns } from '@/lib/topics/list-topic-runs'
import { topicRunAnswer } from '@/lib/topics/schemas'

export const GET = projectRoute(
  {
    operationId: 'listTopicRuns',
    summary: 'List the runs of an autopilot topic, newest first',
    permission: 'read',
    project: 'topics',
    params: idParams,
    query: pageQuery,
    answer: z.object({ data: z.array(topicRunAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { params, query }) =>
    listTopicRuns(ctx, { id: params.id, limit: query.limit, after: readIdCursor(query.cursor) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
