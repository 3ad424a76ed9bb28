import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'

/** A server action with all its arguments bound, which a button can call. */
export type BoundAction<T = unknown> = () => Promise<ActionResult<T>>

/** Resolves to true once the person has signed in again, and to false if they declined. */
type AskToSignIn = () => Promise<boolean>
let askToSignIn: AskToSignIn | undefined

/**
 * Registers the function that asks people to sign in when their session has ended (`SignInAgain`). Returns a
 * function that unregisters it.
 */
export function onSessionEnd(ask: AskToSignIn): () => void {
  askToSignIn = ask
  return () => {
    if (askToSignIn === ask) askToSignIn = undefined
  }
}

const signedInAgain = async (): Promise<boolean> => (await askToSignIn?.()) ?? false

/**
 * Calls a server action or one of our routes (`callRoute`) and returns its result. An action itself never throws,
 * but the call can fail on the way: without a connection, while the server restarts, or on a page loaded before an
 * upgrade. Such failures are returned as a result too, so that the page keeps everything typed into it. If the
 * session has ended, the person signs in on top of the page and the call is repeated, which is safe because the
 * first one did nothing. Calls that no one triggered on purpose, such as previews while typing, do not ask people
 * to sign in.
 */
export async function callAction<R extends ActionResult<unknown> | undefined>(
  call: () => Promise<R>,
  { asksToSignIn = true }: { asksToSignIn?: boolean } = {},
): Promise<R | Failed> {
  for (;;) {
    const result = await resultOf(call)
    const signedOut = asksToSignIn && result && !result.ok && result.error.code === 'unauthenticated'
    if (!signedOut || !(await signedInAgain())) return result
  }
}

type Failed = { ok: false; error: ActionFailure }

/** Builds a failure detected by the page itself. */
export const failed = (words: Pick<ActionFailure, 'message' | 'hint'> & Partial<ActionFailure>): Failed => ({
  ok: false,
  error: { code: 'invalid', errors: [], request_id: '', ...words },
})

async function resultOf<R>(call: () => Promise<R>): Promise<R | Failed> {
  try {
    return await call()
  } catch (error) {
    unstable_rethrow(error)
    return failed({ code: 'unavailable', ...wordsOf(error) })
  }
}

function wordsOf(error: unknown): Pick<ActionFailure, 'message' | 'hint'> {
  if (unstable_isUnrecognizedActionError(error))
    return {
      message: 'We updated Tributary after you opened this page.',
      hint: 'Copy any unsaved text, then reload the page.',
    }
  // Browsers throw this when a request gets no response.
  if (error instanceof TypeError)
    return {
      message: 'We couldn’t reach the server.',
      hint: 'Check your connection and try again. What you entered is still here.',
    }
  reportError(error)
  return {
    message: 'The server returned an unexpected answer.',
    hint: 'Try again in a moment. What you entered is still here.',
  }
}
