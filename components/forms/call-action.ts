import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'

/** A server action with nothing left to fill in: what a button calls. */
export type BoundAction<T = unknown> = () => Promise<ActionResult<T>>

/** Gives true once the person has signed in again, and false when they did not want to. */
type AskToSignIn = () => Promise<boolean>
let askToSignIn: AskToSignIn | undefined

/** Says who asks the person to sign in when the session has ended (`SignInAgain`). Gives the way to stop. */
export function onSessionEnd(ask: AskToSignIn): () => void {
  askToSignIn = ask
  return () => {
    if (askToSignIn === ask) askToSignIn = undefined
  }
}

const signedInAgain = async (): Promise<boolean> => (await askToSignIn?.()) ?? false

/**
 * The result of a call that the page makes: of a server action, or of one of our routes (`callRoute`). An action itself never
 * throws, but its call can fail on the way: without a connection, while the server is restarted, on a page from before an
 * upgrade. That is a result as well, so that the page stays with all that was typed into it. When the session has ended, the
 * person signs in over the page and the call is made again: the first one did nothing. Calls that no person made, such as
 * previews while one types, do not ask.
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

/** A failure that the page itself finds. */
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
  // What the browser throws when a request gets no answer.
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
