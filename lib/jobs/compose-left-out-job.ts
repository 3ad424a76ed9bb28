import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Goes through the items that have no posts yet and composes those that the voice now lets through; enqueued by
 * whatever makes a voice allow additional kinds of content, in the same transaction. `after` is the last item that
 * the previous job looked at.
 */
export const composeLeftOutJob = defineJob({
  queue: 'compose-left-out',
  input: z.object({ projectId: z.uuid(), after: z.uuid().optional() }),
})
