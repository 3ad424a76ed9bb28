import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { bulkReject } from '@/lib/packages/bulk/bulk-reject'
import { bulkAnswer, bulkRejectInput } from '@/lib/packages/bulk/schemas'

export const POST = projectRoute(
  {
    operationId: 'bulkRejectPackages',
    summary: 'Reject many packages with one reason; can be undone for ten seconds',
    permission: 'review',
    body: bulkRejectInput,
    answer: bulkAnswer,
  },
  (ctx, { body }) => bulkReject(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
