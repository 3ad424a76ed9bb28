import 'server-only'
import { AppError } from '@/lib/errors'
import { type Refusal, refusal } from './refusal'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/**
 * Handlers for the methods that an address does not answer: 405 with the ones it does in Allow (RFC 9110, 15.5.6), in the
 * form of every other error. Takes the methods it answers; the framework itself would say nothing but the number.
 */
export function otherMethods<const M extends Method>(...answered: M[]): Record<Exclude<Method, M>, Refusal> {
  const known: readonly string[] = answered
  const allow = methods
    .filter((method) => known.includes(method))
    .flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  const refused = refusal(
    () => new AppError('method-not-allowed', { headers: { Allow: [...allow, 'OPTIONS'].join(', ') } }),
  )
  return Object.fromEntries(
    methods.filter((method) => !known.includes(method)).map((method) => [method, refused]),
  ) as Record<Exclude<Method, M>, Refusal>
}
