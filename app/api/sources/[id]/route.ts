import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { deleteSource } from '@/lib/sources/delete-source'
import { getSource } from '@/lib/sources/get-source'
import { sourceAnswer, updateSourceInput } from '@/lib/sources/schemas'
import { updateSource } from '@/lib/sources/update-source'

export const GET = projectRoute(
  {
    operationId: 'getSource',
    summary: 'Read a source',
    permission: 'read',
    project: 'sources',
    params: idParams,
    answer: sourceAnswer,
  },
  (ctx, { params }) => getSource(ctx, params),
)

export const PATCH = projectRoute(
  {
    operationId: 'updateSource',
    summary: 'Change, pause or resume a source',
    permission: 'write',
    project: 'sources',
    params: idParams,
    body: updateSourceInput,
    answer: sourceAnswer,
  },
  (ctx, { params, body }) => updateSource(ctx, { ...body, id: params.id }),
)

export const DELETE = projectRoute(
  {
    operationId: 'deleteSource',
    summary: 'Delete a source. Its items stay',
    permission: 'write',
    project: 'sources',
    params: idParams,
    status: 204,
  },
  (ctx, { params }) => deleteSource(ctx, params),
)

export const { POST, PUT } = otherMethods('GET', 'PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
