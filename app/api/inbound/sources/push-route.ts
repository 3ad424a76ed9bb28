import { sourceRoute } from '@/lib/api/source-route'
import { env } from '@/lib/env'
import { receivePush } from '@/lib/push/http/receive-push'
import { pushAnswer, pushBody, pushQuery } from '@/lib/push/schemas'

/**
 * Builds the route that accepts items, with the secret as a bearer token or in the URL; otherwise both are the
 * same.
 */
export const pushRoute = (route: { operationId: string; summary: string; credential: 'bearer' | 'url' }) =>
  sourceRoute(
    {
      ...route,
      body: pushBody,
      query: pushQuery,
      answer: pushAnswer,
      otherStatuses: { 207: 'Some items were rejected. The others were stored.' },
      headers: { 'Idempotency-Key': 'We keep the response for 24 hours and repeat it for the same key.' },
      rate: () => ({ counter: 'push', perMinute: env().PUSH_RATE_LIMIT }),
    },
    async (admitted, request) => {
      const { status, answer, replayed } = await receivePush(admitted, request)
      return new Response(answer, {
        status,
        headers: {
          'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
          ...(replayed ? { 'Idempotency-Replayed': 'true' } : {}),
        },
      })
    },
  )
