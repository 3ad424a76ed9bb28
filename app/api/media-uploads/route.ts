import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { createUpload } from '@/lib/media-library/create-upload'
import { createUploadInput, uploadAnswer } from '@/lib/media-library/schemas'

export const POST = projectRoute(
  {
    operationId: 'createMediaUpload',
    summary: 'Begin an upload into the media library',
    permission: 'write',
    body: createUploadInput,
    answer: uploadAnswer,
    status: 201,
    location: ({ id }) => `/api/media-uploads/${id}`,
  },
  (ctx, { body }) => createUpload(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
