import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Makes the video that somebody asked for of a version of a post; put in by whoever stores the request, in the same transaction. */
export const makeVideoJob = defineJob({
  queue: 'make-video',
  input: z.object({ projectId: z.uuid(), runId: z.uuid() }),
})
