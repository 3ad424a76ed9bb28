import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listItems } from '@/lib/items/list-items'
import { itemFilters, listedItem, longItemFields } from '@/lib/items/schemas'
import { createOwnPost } from '@/lib/packages/compose/create-own-post'
import { createdPost, createPostInput } from '@/lib/packages/schemas'

/** A comma-separated list in one parameter: `fields=raw_content,metadata`. */
const fields = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(longItemFields)))
  .optional()
  .meta({
    description: 'Adds long fields to each item: raw_content, metadata, or both, separated by a comma.',
  })

export const GET = projectRoute(
  {
    operationId: 'listItems',
    summary: 'List items, newest first',
    permission: 'read',
    query: pageQuery.extend(itemFilters.shape).extend({ fields }),
    answer: z.object({ data: z.array(listedItem), next_cursor: z.string().nullable() }),
  },
  (ctx, { query: { cursor, ...query } }) => listItems(ctx, { ...query, after: readIdCursor(cursor) }),
)

export const POST = projectRoute(
  {
    operationId: 'createPost',
    summary: 'Write a post of one’s own: content without a source, and its package',
    permission: 'write',
    body: createPostInput,
    answer: createdPost,
    status: 201,
    location: ({ item_id }) => `/api/items/${item_id}`,
  },
  (ctx, { body }) => createOwnPost(ctx, body),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
