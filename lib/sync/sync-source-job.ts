import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Does one queued run. */
export const syncSourceJob = defineJob({
  queue: 'sync-source',
  input: z.object({ projectId: z.uuid(), runId: z.uuid() }),
})
