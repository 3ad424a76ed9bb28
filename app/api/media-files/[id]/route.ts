import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { changeFile } from '@/lib/media-library/change-file'
import { deleteFile } from '@/lib/media-library/delete-file'
import { getFile } from '@/lib/media-library/get-file'
import { changeFileInput, mediaFileAnswer } from '@/lib/media-library/schemas'

export const GET = projectRoute(
  {
    operationId: 'getMediaFile',
    summary: 'Read a file of the media library',
    permission: 'read',
    project: 'media-files',
    params: idParams,
    answer: mediaFileAnswer,
  },
  (ctx, { params }) => getFile(ctx, params),
)

export const PATCH = projectRoute(
  {
    operationId: 'changeMediaFile',
    summary: 'Rename a file, or set its alt text or focal point',
    permission: 'write',
    project: 'media-files',
    params: idParams,
    body: changeFileInput,
    answer: mediaFileAnswer,
  },
  (ctx, { params, body }) => changeFile(ctx, { ...body, ...params }),
)

export const DELETE = projectRoute(
  {
    operationId: 'deleteMediaFile',
    summary: 'Delete a file that no unpublished post uses. It can be restored for an hour',
    permission: 'write',
    project: 'media-files',
    params: idParams,
    status: 204,
  },
  (ctx, { params }) => deleteFile(ctx, params),
)

export const { POST, PUT } = otherMethods('GET', 'PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
