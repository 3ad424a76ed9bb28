import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Writes the post of one date of a topic; put in with the row of its run, in one transaction. */
export const runTopicJob = defineJob({
  queue: 'run-topic',
  input: z.object({ projectId: z.uuid(), runId: z.uuid() }),
})
