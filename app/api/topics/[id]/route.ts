import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { deleteTopic } from '@/lib/topics/delete-topic'
import { getTopic } from '@/lib/topics/get-topic'
import { topicAnswer, updateTopicInput } from '@/lib/topics/schemas'
import { updateTopic } from '@/lib/topics/update-topic'

export const GET = projectRoute(
  {
    operationId: 'getTopic',
    summary: 'Read an autopilot topic',
    permission: 'read',
    project: 'topics',
    params: idParams,
    answer: topicAnswer,
  },
  (ctx, { params }) => getTopic(ctx, params),
)

export const PATCH = projectRoute(
  {
    operationId: 'updateTopic',
    summary: 'Change, pause or resume an autopilot topic',
    permission: 'write',
    project: 'topics',
    params: idParams,
    body: updateTopicInput,
    answer: topicAnswer,
  },
  (ctx, { params, body }) => updateTopic(ctx, { ...body, id: params.id }),
)

export const DELETE = projectRoute(
  {
    operationId: 'deleteTopic',
    summary: 'Delete an autopilot topic. Its posts stay',
    permission: 'write',
    project: 'topics',
    params: idParams,
    status: 204,
  },
  (ctx, { params }) => deleteTopic(ctx, params),
)

export const { POST, PUT } = otherMethods('GET', 'PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
