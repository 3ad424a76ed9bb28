import { z } from 'zod'
import { cronRoute } from '@/lib/api/cron-route'
import { otherMethods } from '@/lib/api/other-methods'
import { publishDue } from '@/lib/worker/publish-due'

export const maxDuration = 60

export const GET = cronRoute(
  {
    operationId: 'runPublishCron',
    summary: 'Publish everything that is due',
    answer: z.object({ due: z.number().int(), published: z.number().int(), failed: z.number().int() }),
  },
  () => publishDue(Date.now() + 50_000),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
