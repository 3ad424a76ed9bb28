import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Writes a topic's post for one date; enqueued in the same transaction as the row of its run. */
export const runTopicJob = defineJob({
  queue: 'run-topic',
  input: z.object({ projectId: z.uuid(), runId: z.uuid() }),
})
