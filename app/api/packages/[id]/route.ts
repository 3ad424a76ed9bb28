import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { getPackage } from '@/lib/packages/get-package'
import { editPackage } from '@/lib/packages/review/edit-package'
import { editInput, packageAnswer } from '@/lib/packages/schemas'
import { packageResponse } from './package-response'

export const GET = projectRoute(
  {
    operationId: 'getPackage',
    summary: 'Get a package with its variants',
    permission: 'read',
    project: 'packages',
    params: idParams,
    answer: packageAnswer,
  },
  async (ctx, { params }) => packageResponse(await getPackage(ctx, params)),
)

export const PATCH = projectRoute(
  {
    operationId: 'updatePackage',
    summary: 'Edit the texts and images of a package',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: editInput.pick({ variants: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await editPackage(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, POST, PUT } = otherMethods('GET', 'PATCH')

export { preflight as OPTIONS } from '@/lib/api/preflight'
