import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { restoreFile } from '@/lib/media-library/restore-file'
import { mediaFileAnswer } from '@/lib/media-library/schemas'

export const POST = projectRoute(
  {
    operationId: 'restoreMediaFile',
    summary: 'Undo the deletion of a file, within an hour',
    permission: 'write',
    project: 'media-files',
    params: idParams,
    answer: mediaFileAnswer,
  },
  (ctx, { params }) => restoreFile(ctx, params),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
