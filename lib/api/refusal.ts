import type { AppError } from '@/lib/errors'
import { declareRoute, type RouteHandler } from './route'

/** A handler that refuses whoever calls: it is no route of its own and stands in no description. */
export type Refusal = RouteHandler & { refuses: true }

/** Makes a refusal that answers with this error, in the form of every other (spec/http-api#errors). */
export function refusal(error: () => AppError, options: { cors?: boolean } = {}): Refusal {
  const handler = declareRoute(
    { operationId: 'refuse', summary: 'Refused', auth: 'public', ...options },
    () => Promise.reject(error()),
  )
  return Object.assign<RouteHandler, { refuses: true }>((request, route) => handler(request, route), {
    refuses: true,
  })
}
