import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { issuedUrlSecretAnswer, regenerateSecretInput } from '@/lib/sources/schemas'
import { createUrlSecret } from '@/lib/sources/secrets/create-url-secret'
import { revokeUrlSecrets } from '@/lib/sources/secrets/revoke-url-secrets'

export const POST = projectRoute(
  {
    operationId: 'createSourceUrlSecret',
    summary: 'Create a secret URL for senders that can’t set a header. Returns it, this time only',
    permission: 'manage',
    project: 'sources',
    params: idParams,
    body: regenerateSecretInput,
    answer: issuedUrlSecretAnswer,
  },
  (ctx, { params, body }) => createUrlSecret(ctx, { ...body, id: params.id }),
)

export const DELETE = projectRoute(
  {
    operationId: 'revokeSourceUrlSecrets',
    summary: 'Revoke all secret URLs. The bearer secret keeps working',
    permission: 'manage',
    project: 'sources',
    params: idParams,
    status: 204,
  },
  async (ctx, { params }) => {
    await revokeUrlSecrets(ctx, { id: params.id })
    return new Response(null, { status: 204 })
  },
)

export const { GET, PATCH, PUT } = otherMethods('POST', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
