import type { ActionResult } from '@/lib/actions/run-action'
import { errorCodes, type FieldError, pageWords } from '@/lib/errors'
import { failed } from './call-action'

/**
 * The answer of one of our routes as the result of an action, so that pages treat both alike. Takes the sentence for a request
 * that got no answer, or half of one. The JSON of a good answer is its data; any other answer has none. Rejects when the request
 * was aborted, also while its answer comes in.
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
  // What our own routes answer is trusted to be of the type that the caller names.
  return good ? { ok: true, data: body as T } : failed(failureOf(body))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The problem body of a route in the words of a page. */
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
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
    request_id: typeof request_id === 'string' ? request_id : '',
  }
}
