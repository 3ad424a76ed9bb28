import 'server-only'
import type { z } from 'zod'
import { clientAddress } from '@/lib/auth/client-address'
import {
  type AuthenticatedSource,
  authenticateSource,
  type RateLimitState,
} from '@/lib/auth/tokens/authenticate-source'
import { AppError } from '@/lib/errors'
import { withLogScope } from '@/lib/log'
import { enforceRateLimit } from '@/lib/rate-limit'
import { problem } from './problem'
import { type DeclaredRoute, declareRoute } from './route'

type Shape<A> = {
  operationId: string
  summary: string
  /** For the OpenAPI document; the handler reads the body itself. */
  body?: z.ZodType
  query?: z.ZodType
  answer?: z.ZodType<A>
  status?: number
  /** Other success statuses and when they are returned. */
  otherStatuses?: Record<number, string>
  headers?: Record<string, string>
  /** Where the secret is: in the Authorization header or in the URL itself (spec/decisions#10). */
  credential?: 'bearer' | 'url'
  /** The rate limit counter's name, and how many calls per minute one source accepts; 0 means no limit. */
  rate: () => { counter: string; perMinute: number }
}

/** Maximum failed attempts per minute from one address, if the platform reports the address reliably. */
const refusedPerMinute = 20

/**
 * Declares an inbound route of a source, authenticated with one of the source's own secrets. It reads no cookies
 * and does not let pages of other origins read its responses; until the secret is verified, nothing else in the
 * request is looked at. Everyone without access gets the same response, byte for byte. Serves spec/security#1.
 */
export function sourceRoute<A>(
  { rate, credential = 'bearer', ...shape }: Shape<A>,
  work: (admitted: AuthenticatedSource, request: Request) => Promise<Response>,
): DeclaredRoute {
  const secretInPath = credential === 'url'
  return declareRoute({ ...shape, auth: 'source', secretInPath, cors: false }, async (request, params) => {
    const shown = secretInPath
      ? { urlSecret: params.secret ?? '' }
      : { authorization: request.headers.get('authorization') }
    const admitted = await authenticateSource(params.id ?? '', shown, rate())
    if (!admitted) return refuse(request)
    const { ctx, source } = admitted
    return withLogScope({ org_id: ctx.orgId, project_id: ctx.projectId, actor: source.id }, async () => {
      const response = await answerOf(admitted, request, work)
      for (const [name, value] of rateHeaders(admitted.rate)) response.headers.set(name, value)
      return response
    })
  })
}

async function answerOf(
  admitted: AuthenticatedSource,
  request: Request,
  work: (admitted: AuthenticatedSource, request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    if (admitted.rate?.exceeded)
      throw new AppError('too-many-requests', {
        headers: { 'Retry-After': String(admitted.rate.resetSeconds) },
      })
    return await work(admitted, request)
  } catch (thrown) {
    return problem(thrown)
  }
}

// Contains no request id, so that guessers cannot tell two responses apart. The id is in the header.
const refusal = JSON.stringify({
  type: 'urn:tributary:problem:unauthenticated',
  title: 'This source doesn’t exist, or the secret is wrong.',
  status: 401,
  detail: 'This source doesn’t exist, or the secret is wrong.',
  hint: 'Send "Authorization: Bearer <secret>" with the secret shown when the source was created or its secret regenerated.',
  code: 'unauthenticated',
})

async function refuse(request: Request): Promise<Response> {
  const address = clientAddress(request.headers)
  if (address !== undefined) await enforceRateLimit(`inbound-refused:${address}`, refusedPerMinute, 60)
  return new Response(refusal, {
    status: 401,
    headers: { 'Content-Type': 'application/problem+json', 'WWW-Authenticate': 'Bearer' },
  })
}

/** Sends both formats: the fields of the IETF draft and the three that preceded them. */
function rateHeaders(rate: RateLimitState | undefined): [string, string][] {
  if (!rate) return []
  const { limit, remaining, resetSeconds } = rate
  return [
    ['RateLimit-Policy', `"source";q=${limit};w=60`],
    ['RateLimit', `"source";r=${remaining};t=${resetSeconds}`],
    ['RateLimit-Limit', String(limit)],
    ['RateLimit-Remaining', String(remaining)],
    ['RateLimit-Reset', String(resetSeconds)],
  ]
}
