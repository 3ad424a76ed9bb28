import { createRefusal } from '@/lib/api/create-refusal'
import { AppError } from '@/lib/errors'

/** Answers unknown paths under /api: an API caller expects JSON, not a page. */
const nothing = createRefusal(
  () =>
    new AppError('not-found', {
      detail: 'This endpoint doesn’t exist.',
      hint: 'See /api/openapi.json for all endpoints.',
    }),
)

export { preflight as OPTIONS } from '@/lib/api/preflight'
export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT }
