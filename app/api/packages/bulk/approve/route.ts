import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { bulkApprove } from '@/lib/packages/bulk/bulk-approve'
import { bulkAnswer, bulkApproveInput } from '@/lib/packages/bulk/schemas'

export const POST = projectRoute(
  {
    operationId: 'bulkApprovePackages',
    summary: 'Approve many packages; can be undone for ten seconds',
    permission: 'review',
    body: bulkApproveInput,
    answer: bulkAnswer,
  },
  (ctx, { body }) => bulkApprove(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
