import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listFiles } from '@/lib/media-library/list-files'
import { mediaFileAnswer, mediaFilters, storageAnswer } from '@/lib/media-library/schemas'
import { getStorage } from '@/lib/media-library/storage'

export const GET = projectRoute(
  {
    operationId: 'listMediaFiles',
    summary: 'List the media library, newest first, with the storage that the workspace uses',
    permission: 'read',
    query: pageQuery.extend(mediaFilters.shape),
    answer: z.object({
      data: z.array(mediaFileAnswer),
      next_cursor: z.string().nullable(),
      storage: storageAnswer,
    }),
  },
  async (ctx, { query: { cursor, ...query } }) => ({
    ...(await listFiles(ctx, { ...query, after: readIdCursor(cursor) })),
    storage: await getStorage(ctx),
  }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
