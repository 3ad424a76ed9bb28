import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { sourceRoute } from '@/lib/api/source-route'
import { env } from '@/lib/env'
import { receivePush } from '@/lib/push/receive-push'
import { pushAnswer, pushBody, pushQuery } from '@/lib/push/schemas'

export const POST = sourceRoute(
  {
    operationId: 'pushItems',
    summary: 'Push items to a source',
    body: pushBody,
    query: pushQuery,
    answer: pushAnswer,
    otherStatuses: { 207: 'Some items were rejected; the others are stored.' },
    headers: { 'Idempotency-Key': 'The answer to a key is kept for 24 hours and given again.' },
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

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
