import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_rethrow } from 'next/navigation'
import { toAppError } from '@/lib/api/problem'
import { type ErrorCode, type FieldError, pageWords } from '@/lib/errors'
import { withLogScope } from '@/lib/log'

/** What a page can show about a failure: a sentence, a hint, and the invalid fields. */
export type ActionFailure = {
  code: ErrorCode
  message: string
  hint: string
  errors: FieldError[]
  request_id: string
}
export type ActionResult<A> = { ok: true; data: A } | { ok: false; error: ActionFailure }

/** Runs an action's work with a request id and turns anything thrown into a result; redirects pass through. */
export async function runAction<A>(work: () => Promise<A>): Promise<ActionResult<A>> {
  const requestId = randomUUID()
  return withLogScope({ request_id: requestId }, async () => {
    try {
      return { ok: true, data: await work() }
    } catch (thrown) {
      unstable_rethrow(thrown)
      const error = toAppError(thrown)
      return {
        ok: false,
        error: {
          code: error.code,
          ...pageWords(error),
          errors: error.errors ?? [],
          request_id: requestId,
        },
      }
    }
  })
}
