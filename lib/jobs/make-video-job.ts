import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Generates the video that someone requested for a version of a post; enqueued by whatever stores the request, in
 * the same transaction.
 */
export const makeVideoJob = defineJob({
  queue: 'make-video',
  input: z.object({ projectId: z.uuid(), runId: z.uuid() }),
})
