import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Goes through the items that have no posts yet and composes those that the voice lets through now; put in by whatever makes
 * a voice switch on further kinds of content, in the same transaction. `after` is the last item a job before it looked at.
 */
export const composeLeftOutJob = defineJob({
  queue: 'compose-left-out',
  input: z.object({ projectId: z.uuid(), after: z.uuid().optional() }),
})
