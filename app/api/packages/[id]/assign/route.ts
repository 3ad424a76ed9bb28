import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { assignPackage } from '@/lib/packages/review/assign-package'
import { assignInput, packageAnswer } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const POST = projectRoute(
  {
    operationId: 'assignPackage',
    summary: 'Say who is to work on a package, and by which day',
    permission: 'review',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: assignInput.omit({ id: true, revision: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await assignPackage(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
