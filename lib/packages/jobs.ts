import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Makes or re-makes the packages of new and changed items. Enqueued in the transaction that writes the items; one job may
 * carry up to 500 of them. Doing it twice, or by two workers at once, changes nothing more.
 */
export const composePackagesJob = defineJob({
  queue: 'compose-packages',
  input: z.object({ projectId: z.uuid(), itemIds: z.array(z.uuid()).min(1).max(500) }),
})
