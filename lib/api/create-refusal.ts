import type { AppError } from '@/lib/errors'
import { declareRoute, type RouteHandler } from './route'

/** A handler that refuses every caller: it is not a declared route and is not part of the OpenAPI document. */
export type RefusingHandler = RouteHandler & { refuses: true }

/** Creates a refusal that responds with this error, in the same format as every other (spec/http-api#errors). */
export function createRefusal(error: () => AppError, options: { cors?: boolean } = {}): RefusingHandler {
  const handler = declareRoute(
    { operationId: 'refuse', summary: 'Refused', auth: 'public', ...options },
    () => Promise.reject(error()),
  )
  return Object.assign<RouteHandler, { refuses: true }>((request, route) => handler(request, route), {
    refuses: true,
  })
}
