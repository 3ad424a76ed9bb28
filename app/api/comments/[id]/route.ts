import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { changeComment } from '@/lib/packages/review/change-comment'
import { deleteComment } from '@/lib/packages/review/delete-comment'
import { changeCommentInput, commentAnswer } from '@/lib/packages/schemas'

export const PATCH = projectRoute(
  {
    operationId: 'changeComment',
    summary: 'Change one’s own comment, resolve or reopen any, or restore one’s own after deleting it',
    permission: 'review',
    project: 'comments',
    params: idParams,
    body: changeCommentInput.omit({ id: true }),
    answer: commentAnswer,
  },
  (ctx, { params, body }) => changeComment(ctx, { ...body, id: params.id }),
)

export const DELETE = projectRoute(
  {
    operationId: 'deleteComment',
    summary: 'Delete one’s own comment. Within an hour its author can restore it',
    permission: 'review',
    project: 'comments',
    params: idParams,
    status: 204,
  },
  (ctx, { params }) => deleteComment(ctx, params),
)

export const { GET, POST, PUT } = otherMethods('DELETE', 'PATCH')

export { preflight as OPTIONS } from '@/lib/api/preflight'
