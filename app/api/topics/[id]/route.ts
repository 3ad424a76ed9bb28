import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { respondWithRevision } from '@/lib/api/respond-with-revision'
import { AppError } from '@/lib/errors'
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
  async (ctx, { params }) => respondWithRevision(await getTopic(ctx, params)),
)

export const PATCH = projectRoute(
  {
    operationId: 'updateTopic',
    summary: 'Change, pause or resume an autopilot topic',
    permission: 'write',
    project: 'topics',
    params: idParams,
    ifMatch: true,
    body: updateTopicInput,
    answer: topicAnswer,
  },
  async (ctx, { params, body, request }) => {
    const revision = readIfMatch(request) ?? body.revision
    if (body.revision !== undefined && body.revision !== revision) throw new AppError('stale-revision')
    return respondWithRevision(await updateTopic(ctx, { ...body, id: params.id, revision }))
  },
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
