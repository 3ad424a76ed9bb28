import 'server-only'
import type { z } from 'zod'
import { type ApiCaller, requireCaller } from './caller'
import { readBody } from './read-body'
import { readQuery } from './read-query'
import { type DeclaredRoute, declareRoute } from './route'

type Shape<Q, B, A> = {
  operationId: string
  summary: string
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  /** Rejects a call without a body, although no field is required: it would replace everything by nothing. */
  bodyRequired?: boolean
  answer?: z.ZodType<A>
  status?: 200 | 201 | 204
  /** Name of the form field with the file, for a route that takes a file instead of JSON; the handler reads it. */
  upload?: string
  /** The form's other fields; the handler validates them. */
  form?: z.ZodType
  /** The response's media type, if it is a file. */
  download?: string
  /** Additional request headers that the handler reads, and what they are for. */
  headers?: Record<string, string>
  /** Returns the URL of the created resource or started job, for the Location header (RFC 9110, 10.2.2). */
  location?: (answer: A) => string
}

/** Declares a route that belongs to a caller rather than to a single project, such as the list of their projects. */
export function accountRoute<Q = object, B = undefined, A = unknown>(
  shape: Shape<Q, B, A>,
  work: (caller: ApiCaller, call: { query: Q; body: B; request: Request }) => Promise<A | Response>,
): DeclaredRoute {
  return declareRoute({ ...shape, auth: 'account' }, async (request) => {
    const caller = await requireCaller(request)
    const query = readQuery(shape.query, request)
    const body = await readBody(shape, request)
    const answer = await work(caller, { query, body, request })
    if (answer instanceof Response) return answer
    const status = shape.status ?? 200
    if (status === 204) return new Response(null, { status })
    const headers: Record<string, string> = shape.location ? { Location: shape.location(answer) } : {}
    return Response.json(answer, { status, headers })
  })
}
