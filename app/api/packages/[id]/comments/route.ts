import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOf, pageQuery, readIdCursor } from '@/lib/api/paging'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getPackage } from '@/lib/packages/get-package'
import { addComment } from '@/lib/packages/review/add-comment'
import { listComments } from '@/lib/packages/review/list-comments'
import { commentAnswer, commentInput } from '@/lib/packages/schemas'

export const GET = projectRoute(
  {
    operationId: 'listComments',
    summary: 'The comments on a package, oldest first, with where the words they are about stand now',
    permission: 'read',
    project: 'packages',
    params: idParams,
    query: pageQuery,
    answer: z.object({ data: z.array(commentAnswer), next_cursor: z.string().nullable() }),
  },
  async (ctx, { params, query: { limit, cursor } }) => {
    await getPackage(ctx, params)
    const after = readIdCursor(cursor)
    return pageOf(
      await listComments(ctx, { ...params, limit: limit + 1, after }),
      limit,
      ({ id }) => id,
      (comment) => comment,
    )
  },
)

export const POST = projectRoute(
  {
    operationId: 'addComment',
    summary: 'Comment on a package, one of its variants or some words of one',
    permission: 'review',
    project: 'packages',
    params: idParams,
    body: commentInput.omit({ id: true }),
    answer: commentAnswer,
    status: 201,
  },
  (ctx, { params, body }) => addComment(ctx, { ...body, id: params.id }),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
