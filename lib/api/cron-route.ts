import 'server-only'
import type { z } from 'zod'
import { isSameSecret } from '@/lib/auth/secrets'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { type DeclaredRoute, declareRoute } from './route'

/**
 * Declares a route for the scheduler, authenticated with CRON_SECRET as the bearer token, compared in constant
 * time. Closed (503) while the secret is unset or shorter than 16 characters (spec/security#6.7).
 */
export function cronRoute<A>(
  shape: { operationId: string; summary: string; answer: z.ZodType<A> },
  work: (call: { request: Request }) => Promise<A>,
): DeclaredRoute {
  return declareRoute({ ...shape, auth: 'cron' }, async (request) => {
    const secret = env().CRON_SECRET
    if (!secret || secret.length < 16) throw new AppError('cron-closed')
    const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!given || !isSameSecret(given, secret))
      throw new AppError('unauthenticated', { detail: 'The bearer token doesn’t match CRON_SECRET.' })
    return Response.json(await work({ request }))
  })
}
