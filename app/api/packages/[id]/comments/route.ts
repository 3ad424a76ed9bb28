import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { addComment } from '@/lib/packages/review/add-comment'
import { commentAnswer, commentInput } from '@/lib/packages/schemas'

export const POST = projectRoute(
  {
    operationId: 'addComment',
    summary: 'Comment on a package or one of its variants',
    permission: 'review',
    project: 'packages',
    params: idParams,
    body: commentInput.pick({ text: true, variant_id: true }),
    answer: commentAnswer,
    status: 201,
  },
  (ctx, { params, body }) => addComment(ctx, { ...body, id: params.id }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
