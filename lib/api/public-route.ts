import 'server-only'
import type { z } from 'zod'
import { type DeclaredRoute, declareRoute } from './route'

/** Declares a route that anybody may call. */
export const publicRoute = <A>(
  shape: {
    operationId: string
    summary: string
    answer?: z.ZodType<A>
    /** The media type of an answer that is a file. */
    download?: string
    /** False where pages of other origins are not to read the answers. */
    cors?: boolean
  },
  work: (call: { request: Request; params: Record<string, string> }) => Promise<Response>,
): DeclaredRoute => declareRoute({ ...shape, auth: 'public' }, (request, params) => work({ request, params }))
