import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

const input = z.object({ projectId: z.uuid(), runId: z.uuid() })

/** Does one queued run. */
export const syncSourceJob = defineJob({ queue: 'sync-source', input })

/** The same in the queue of sources known to be slow or failing (see sync-queue.ts). */
export const syncSlowSourceJob = defineJob({ queue: 'sync-slow-source', input })
