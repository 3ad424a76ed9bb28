import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { runTopic } from '@/lib/topics/run-topic'
import { topicRunAnswer } from '@/lib/topics/schemas'

export const POST = projectRoute(
  {
    operationId: 'runTopic',
    summary: 'Have an autopilot topic write a post now',
    permission: 'write',
    project: 'topics',
    params: idParams,
    answer: topicRunAnswer,
    status: 202,
    location: (run) => `/api/topics/${run.topic_id}/runs`,
  },
  (ctx, { params }) => runTopic(ctx, params),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
