import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'

/**
 * The result of a server action that was called from the page. An action itself never throws, but its call can fail on the
 * way: without a connection, while the server is restarted, on a page from before an upgrade. That is a result as well, so
 * that the page stays with all that was typed into it.
 */
export async function sent<T>(call: Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    return await call
  } catch (error) {
    unstable_rethrow(error)
    return { ok: false, error: { code: 'unavailable', ...wordsOf(error), errors: [], request_id: '' } }
  }
}

function wordsOf(error: unknown): Pick<ActionFailure, 'message' | 'hint'> {
  if (unstable_isUnrecognizedActionError(error))
    return {
      message: 'Tributary was updated since this page was opened.',
      hint: 'Copy what you have not saved, then load the page again.',
    }
  // What the browser throws when a request gets no answer.
  if (error instanceof TypeError)
    return {
      message: 'That did not come through.',
      hint: 'Check your connection and try again; what you entered is still here.',
    }
  reportError(error)
  return {
    message: 'The server did not answer as it should.',
    hint: 'Try again in a moment; what you entered is still here.',
  }
}
