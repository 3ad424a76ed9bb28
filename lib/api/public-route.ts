import 'server-only'
import type { z } from 'zod'
import { type DeclaredRoute, declareRoute } from './route'

/** Declares a route that anyone may call. */
export const publicRoute = <A>(
  shape: {
    operationId: string
    summary: string
    answer?: z.ZodType<A>
    /** For the OpenAPI document; the handler reads it. */
    query?: z.ZodType
    status?: number
    /** Describes the Location header, if it redirects. */
    redirect?: string
    /** The response's media type, if it is a file. */
    download?: string
    /** False if pages of other origins must not read the responses. */
    cors?: boolean
  },
  work: (call: { request: Request; params: Record<string, string> }) => Promise<Response>,
): DeclaredRoute => declareRoute({ ...shape, auth: 'public' }, (request, params) => work({ request, params }))
