import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { previewTopic } from '@/lib/topics/preview-topic'
import { previewTopicInput, topicPreviewAnswer } from '@/lib/topics/schemas'

export const POST = projectRoute(
  {
    operationId: 'previewTopic',
    summary: 'See what a topic would do: its items, dates, next post and next eight weeks. Stores nothing',
    permission: 'write',
    body: previewTopicInput,
    answer: topicPreviewAnswer,
  },
  (ctx, { body }) => previewTopic(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
