import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { AppError } from '@/lib/errors'
import { createTopic } from '@/lib/topics/create-topic'
import { listTopics } from '@/lib/topics/list-topics'
import { createTopicInput, topicAnswer } from '@/lib/topics/schemas'

export const GET = projectRoute(
  {
    operationId: 'listTopics',
    summary: 'List autopilot topics, newest first',
    permission: 'read',
    query: pageQuery.extend({ enabled: z.stringbool().optional() }),
    answer: z.object({ data: z.array(topicAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query }) =>
    listTopics(ctx, { limit: query.limit, after: readIdCursor(query.cursor), enabled: query.enabled }),
)

export const POST = projectRoute(
  {
    operationId: 'createTopic',
    summary: 'Create an autopilot topic',
    permission: 'write',
    body: createTopicInput.extend({
      org_id: z.uuid().optional().describe('The workspace, which is that of the project.'),
      project_id: z.uuid().optional().describe('The same as `X-Project-ID`.'),
    }),
    answer: topicAnswer,
    status: 201,
    location: ({ id }) => `/api/topics/${id}`,
  },
  (ctx, { body: { org_id = ctx.orgId, project_id = ctx.projectId, ...topic } }) => {
    if (org_id !== ctx.orgId || project_id !== ctx.projectId) throw new AppError('not-found')
    return createTopic(ctx, topic)
  },
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
