import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getItemThumbnail } from '@/lib/items/get-item-thumbnail'
import { answerThumbnail, thumbnailWaitMs } from '@/lib/media/thumbnails/answer-thumbnail'

export const GET = projectRoute(
  {
    operationId: 'getItemThumbnail',
    summary: 'A small copy of the picture of an item',
    permission: 'read',
    project: 'items',
    params: idParams,
    query: z.object({ v: z.string().max(40).optional() }),
    download: 'image/webp',
    otherStatuses: { 202: 'It is being made: ask again in two seconds', 204: 'There is no picture' },
  },
  async (ctx, { params }) =>
    answerThumbnail(await getItemThumbnail(ctx, { ...params, waitMs: thumbnailWaitMs })),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
