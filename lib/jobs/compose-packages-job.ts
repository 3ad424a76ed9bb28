import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Maximum number of items per job, and per composing transaction. */
export const itemsPerComposeJob = 50

/**
 * Creates or recreates the packages of new and changed items; enqueued by whatever stores items, in the same
 * transaction.
 */
export const composePackagesJob = defineJob({
  queue: 'compose-packages',
  input: z.object({ projectId: z.uuid(), itemIds: z.array(z.uuid()).min(1).max(itemsPerComposeJob) }),
  merge: (inputs) => ({
    projectId: inputs[0]?.projectId ?? '',
    itemIds: [...new Set(inputs.flatMap(({ itemIds }) => itemIds))],
  }),
})
