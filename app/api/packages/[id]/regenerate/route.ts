import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { regeneratePackage } from '@/lib/packages/compose/regenerate-package'
import { packageAnswer } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const POST = projectRoute(
  {
    operationId: 'regeneratePackage',
    summary: 'Regenerate a package from its item',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    answer: packageAnswer,
  },
  async (ctx, { params, request }) =>
    packageResponse(await regeneratePackage(ctx, { id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
