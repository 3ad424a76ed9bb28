import 'server-only'
import { AppError } from '@/lib/errors'
import { createRefusal, type RefusingHandler } from './create-refusal'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/**
 * Returns handlers for the methods that a route does not support: 405 with the supported ones in Allow (RFC 9110,
 * 15.5.6), in the same format as every other error. Takes the supported methods. Without these handlers, the
 * framework would send only the bare status.
 */
export const otherMethods = <const M extends Method>(
  ...answered: M[]
): Record<Exclude<Method, M>, RefusingHandler> => refuseOthers(answered, {})

/**
 * Like `otherMethods`, for a route that pages of other origins must not call: also refuses the preflight (OPTIONS),
 * without headers that a browser would accept as permission.
 */
export function otherMethodsWithoutCors<const M extends Method>(
  ...answered: M[]
): Record<Exclude<Method, M> | 'OPTIONS', RefusingHandler> {
  return {
    ...refuseOthers(answered, { cors: false }),
    OPTIONS: createRefusal(() => notAllowed(answered, false), { cors: false }),
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
): Record<Exclude<Method, M>, RefusingHandler> {
  const known: readonly string[] = answered
  const refused = createRefusal(() => notAllowed(known, options.cors), options)
  return Object.fromEntries(
    methods.filter((method) => !known.includes(method)).map((method) => [method, refused]),
  ) as Record<Exclude<Method, M>, RefusingHandler>
}
