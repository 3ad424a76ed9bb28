import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { revokeApprovalLink } from '@/lib/approvals/revoke-approval-link'

export const DELETE = projectRoute(
  {
    operationId: 'revokeApprovalLink',
    summary: 'Revoke an approval link. It ends at once',
    permission: 'write',
    project: 'approval-links',
    params: idParams,
    status: 204,
  },
  (ctx, { params }) => revokeApprovalLink(ctx, params),
)

export const { GET, PATCH, POST, PUT } = otherMethods('DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
