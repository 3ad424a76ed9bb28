import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { syncNow } from '@/lib/sync/schedule/sync-now'
import { runAnswer, syncInput } from '@/lib/sync/schemas'

export const POST = projectRoute(
  {
    operationId: 'syncSource',
    summary: 'Start a sync',
    permission: 'write',
    project: 'sources',
    params: idParams,
    body: syncInput,
    answer: z.object({ run: runAnswer }),
    status: 202,
    location: ({ run }) => `/api/sources/${run.source_id}/runs/${run.id}`,
    prefersWait: true,
  },
  async (ctx, { params, body, wait }) => {
    const { run, finished } = await syncNow(ctx, {
      sourceId: params.id,
      acceptWithdrawals: body.accept_withdrawals,
      waitSeconds: wait,
    })
    if (!finished) return { run }
    return Response.json({ run }, { headers: { 'Preference-Applied': `wait=${wait}` } })
  },
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
