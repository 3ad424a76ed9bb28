import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { reissueApprovalLink } from '@/lib/approvals/reissue-approval-link'
import { newApprovalLink } from '@/lib/approvals/schemas'

export const POST = projectRoute(
  {
    operationId: 'reissueApprovalLink',
    summary: 'Give an approval link a new address. The old one ends',
    permission: 'write',
    project: 'approval-links',
    params: idParams,
    answer: newApprovalLink,
  },
  (ctx, { params }) => reissueApprovalLink(ctx, params),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
