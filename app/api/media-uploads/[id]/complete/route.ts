import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { completeUpload } from '@/lib/media-library/complete-upload'
import { completeUploadInput, mediaFileAnswer } from '@/lib/media-library/schemas'

export const POST = projectRoute(
  {
    operationId: 'completeMediaUpload',
    summary: 'Make a file of the library of an upload whose bytes have arrived',
    permission: 'write',
    project: 'media-uploads',
    params: idParams,
    body: completeUploadInput,
    answer: mediaFileAnswer.extend({
      existing: z.boolean().describe('The library has the same file already; it is given.'),
    }),
  },
  (ctx, { params, body }) => completeUpload(ctx, { ...body, ...params }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
