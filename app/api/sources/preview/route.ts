import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { previewSourceInput } from '@/lib/sources/schemas'
import { previewSource } from '@/lib/sync/read/preview-source'
import { previewAnswer } from '@/lib/sync/schemas'

export const POST = projectRoute(
  {
    operationId: 'previewSource',
    summary: 'Preview a source. Stores nothing',
    permission: 'write',
    body: previewSourceInput,
    answer: previewAnswer,
  },
  (ctx, { body }) => previewSource(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
