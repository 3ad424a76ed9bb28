import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { restoreRevision } from '@/lib/packages/revisions/restore-revision'
import { packageAnswer, restoreInput } from '@/lib/packages/schemas'
import { packageResponse } from '../../package-response'

export const POST = projectRoute(
  {
    operationId: 'restoreRevision',
    summary: 'Put an earlier text of a variant back, as a new revision',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: restoreInput.pick({ revision_id: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await restoreRevision(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
