import { z } from 'zod'
import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { sourceRoute } from '@/lib/api/source-route'
import { env } from '@/lib/env'
import { runAnswer } from '@/lib/sync/schemas'
import { syncSource } from '@/lib/sync/sync-source'

/** Each may start a whole sync, so fewer are taken than of pushes. */
const perMinute = 60

export const POST = sourceRoute(
  {
    operationId: 'notifySource',
    summary: 'Have a source read at once; while a sync is under way, that one is given',
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

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
