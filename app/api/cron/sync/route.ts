import { z } from 'zod'
import { cronRoute } from '@/lib/api/cron-route'
import { otherMethods } from '@/lib/api/other-methods'
import { syncDue } from '@/lib/worker/sync-due'

/** Seconds that a serverless platform lets this route run; `syncDue` finishes before that. */
export const maxDuration = 60

export const GET = cronRoute(
  {
    operationId: 'runSyncCron',
    summary: 'Queue all sources that are due and work through the queue',
    answer: z.object({ sources_due: z.int(), runs: z.int() }),
  },
  () => syncDue(),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
