import 'server-only'
import type { z } from 'zod'
import { type DeclaredRoute, declareRoute } from './route'

/** Declares a route that anybody may call. */
export const publicRoute = <A>(
  shape: { operationId: string; summary: string; answer?: z.ZodType<A> },
  work: (call: { request: Request }) => Promise<Response>,
): DeclaredRoute => declareRoute({ ...shape, auth: 'public' }, (request) => work({ request }))
