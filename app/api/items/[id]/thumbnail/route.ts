import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getItemThumbnail } from '@/lib/items/get-item-thumbnail'
import { answerThumbnail, thumbnailWaitMs } from '@/lib/media/thumbnails/answer-thumbnail'

export const GET = projectRoute(
  {
    operationId: 'getItemThumbnail',
    summary: 'Get a thumbnail of an item’s image',
    permission: 'read',
    project: 'items',
    params: idParams,
    query: z.object({ v: z.string().max(40).optional() }),
    download: 'image/webp',
    otherStatuses: { 202: 'We are creating it. Ask again in two seconds', 204: 'There is no image' },
  },
  async (ctx, { params }) =>
    answerThumbnail(await getItemThumbnail(ctx, { ...params, waitMs: thumbnailWaitMs })),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
