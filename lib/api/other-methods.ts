import 'server-only'
import { AppError } from '@/lib/errors'
import { type Refusal, refusal } from './refusal'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/**
 * Handlers for the methods that an address does not answer: 405 with the ones it does in Allow (RFC 9110, 15.5.6), in the
 * form of every other error. Takes the methods it answers; the framework itself would say nothing but the number.
 */
export const otherMethods = <const M extends Method>(...answered: M[]): Record<Exclude<Method, M>, Refusal> =>
  refuseOthers(answered, {})

/**
 * The same for an address that browsers of other origins have no business with: what they ask beforehand (OPTIONS) is
 * refused too, in no words that a browser would take for a yes.
 */
export function otherMethodsWithoutCors<const M extends Method>(
  ...answered: M[]
): Record<Exclude<Method, M> | 'OPTIONS', Refusal> {
  return {
    ...refuseOthers(answered, { cors: false }),
    OPTIONS: refusal(() => notAllowed(answered, false), { cors: false }),
  }
}

function notAllowed(answered: readonly string[], cors = true): AppError {
  const allow = methods
    .filter((method) => answered.includes(method))
    .flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  return new AppError('method-not-allowed', {
    headers: { Allow: [...allow, ...(cors ? ['OPTIONS'] : [])].join(', ') },
  })
}

function refuseOthers<const M extends Method>(
  answered: M[],
  options: { cors?: boolean },
): Record<Exclude<Method, M>, Refusal> {
  const known: readonly string[] = answered
  const refused = refusal(() => notAllowed(known, options.cors), options)
  return Object.fromEntries(
    methods.filter((method) => !known.includes(method)).map((method) => [method, refused]),
  ) as Record<Exclude<Method, M>, Refusal>
}
