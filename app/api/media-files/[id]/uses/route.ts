import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { listFileUses } from '@/lib/media-library/list-file-uses'
import { mediaUsesAnswer } from '@/lib/media-library/schemas'

export const GET = projectRoute(
  {
    operationId: 'listMediaFileUses',
    summary: 'List the posts and the content that use a file',
    permission: 'read',
    project: 'media-files',
    params: idParams,
    answer: mediaUsesAnswer,
  },
  (ctx, { params }) => listFileUses(ctx, params),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
