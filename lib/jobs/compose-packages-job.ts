import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** How many items one job names at most, and how many one transaction composes. */
export const itemsPerComposeJob = 50

/** Makes (or re-makes) the packages of new and changed items; put in by whatever stores items, in the same transaction. */
export const composePackagesJob = defineJob({
  queue: 'compose-packages',
  input: z.object({ projectId: z.uuid(), itemIds: z.array(z.uuid()).min(1).max(itemsPerComposeJob) }),
  merge: (inputs) => ({
    projectId: inputs[0]?.projectId ?? '',
    itemIds: [...new Set(inputs.flatMap(({ itemIds }) => itemIds))],
  }),
})
