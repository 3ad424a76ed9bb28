import { z } from 'zod'
import { sourceRoute } from '@/lib/api/source-route'
import { env } from '@/lib/env'
import { syncSource } from '@/lib/sync/run/sync-source'
import { runAnswer } from '@/lib/sync/schemas'

/** Each request may start a whole sync, so the limit is lower than for pushes. */
const perMinute = 60

/**
 * Builds the route that triggers a sync of a source, with the secret as a bearer token or in the URL; otherwise
 * both are the same.
 */
export const notifyRoute = (route: { operationId: string; summary: string; credential: 'bearer' | 'url' }) =>
  sourceRoute(
    {
      ...route,
      answer: z.object({ run: runAnswer }),
      status: 202,
      rate: () => ({
        counter: 'notify',
        perMinute: env().PUSH_RATE_LIMIT === 0 ? 0 : Math.min(perMinute, env().PUSH_RATE_LIMIT),
      }),
    },
    async ({ ctx, source }) => {
      const run = await syncSource(ctx, { sourceId: source.id, trigger: 'notify' })
      return Response.json({ run }, { status: 202 })
    },
  )
