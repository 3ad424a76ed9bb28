import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { undoAnswer, undoInput } from '@/lib/packages/bulk/schemas'
import { undoBulk } from '@/lib/packages/bulk/undo-bulk'

export const POST = projectRoute(
  {
    operationId: 'undoBulkPackages',
    summary: 'Undo a bulk action of one’s own',
    permission: 'review',
    body: undoInput,
    answer: undoAnswer,
  },
  (ctx, { body }) => undoBulk(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
