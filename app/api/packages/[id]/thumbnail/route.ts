import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { answerThumbnail, thumbnailWaitMs } from '@/lib/media/thumbnails/answer-thumbnail'
import { getPackageThumbnail } from '@/lib/packages/get-package-thumbnail'

export const GET = projectRoute(
  {
    operationId: 'getPackageThumbnail',
    summary: 'Get a thumbnail of a package’s image',
    permission: 'read',
    project: 'packages',
    params: idParams,
    query: z.object({ v: z.string().max(40).optional() }),
    download: 'image/webp',
    otherStatuses: { 202: 'We are creating it. Ask again in two seconds', 204: 'There is no image' },
  },
  async (ctx, { params }) =>
    answerThumbnail(await getPackageThumbnail(ctx, { ...params, waitMs: thumbnailWaitMs })),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
