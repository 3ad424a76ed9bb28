import type { ActionResult } from '@/lib/actions/run-action'
import { errorCodes, type FieldError, pageWords } from '@/lib/errors'
import { failed } from './call-action'

/**
 * Calls one of our routes and returns its response as an action result, so that pages treat both alike. `lost` is
 * the message for a request that got no response, or only part of one. The JSON of a successful response becomes
 * the data; other responses become failures. Rejects if the request was aborted, even while the response is coming
 * in.
 */
export async function callRoute<T>(
  address: string,
  { lost, ...request }: RequestInit & { lost: string },
): Promise<ActionResult<T>> {
  let good: boolean
  let text: string
  try {
    const answer = await fetch(address, request)
    good = answer.ok
    text = await answer.text()
  } catch (error) {
    if (request.signal?.aborted) throw error
    return failed({ code: 'unavailable', message: lost, hint: 'Check your connection and try again.' })
  }
  const body = jsonOf(text)
  // Our own routes are trusted to respond with the type that the caller names.
  return good ? { ok: true, data: body as T } : failed(failureOf(body))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Converts a route's problem body to a failure worded for a page. An error about the whole body that only repeats
 * the sentence is left out, so that the page does not say it twice.
 */
export function failureOf(body: unknown) {
  const problem: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const { code, detail, hint, errors, request_id } = problem
  return {
    code: errorCodes.find((one) => one === code) ?? ('upstream-failed' as const),
    ...pageWords({
      code: String(code),
      message: typeof detail === 'string' ? detail : 'The server returned an unexpected answer.',
      hint: typeof hint === 'string' ? hint : '',
    }),
    errors: Array.isArray(errors)
      ? (errors as FieldError[]).filter((error) => error.pointer !== '' || error.detail !== detail)
      : [],
    request_id: typeof request_id === 'string' ? request_id : '',
  }
}
