import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { issuedSecretAnswer, regenerateSecretInput } from '@/lib/sources/schemas'
import { regenerateSecret } from '@/lib/sources/secrets/regenerate-secret'

export const POST = projectRoute(
  {
    operationId: 'regenerateSourceSecret',
    summary: 'Replace a source’s secret. Returns the new one, this time only',
    permission: 'manage',
    project: 'sources',
    params: idParams,
    body: regenerateSecretInput,
    answer: issuedSecretAnswer,
  },
  (ctx, { params, body }) => regenerateSecret(ctx, { ...body, id: params.id }),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
