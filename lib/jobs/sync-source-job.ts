import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

const input = z.object({ projectId: z.uuid(), runId: z.uuid() })

/** Executes one queued run. */
export const syncSourceJob = defineJob({ queue: 'sync-source', input })

/** The same job on the queue for sources known to be slow or failing (see sync-queue.ts). */
export const syncSlowSourceJob = defineJob({ queue: 'sync-slow-source', input })
