import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Deletes one published post from its network, as requested by a person. */
export const takeDownJob = defineJob({
  queue: 'take-down',
  input: z.object({ projectId: z.uuid(), takedownId: z.uuid() }),
})
