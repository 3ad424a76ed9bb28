import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { bulkSchedule } from '@/lib/packages/bulk/bulk-schedule'
import { bulkAnswer, bulkScheduleInput } from '@/lib/packages/bulk/schemas'

export const POST = projectRoute(
  {
    operationId: 'bulkSchedulePackages',
    summary: 'Schedule many packages for free posting times; can be undone for ten seconds',
    permission: 'write',
    body: bulkScheduleInput,
    answer: bulkAnswer,
  },
  (ctx, { body }) => bulkSchedule(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
