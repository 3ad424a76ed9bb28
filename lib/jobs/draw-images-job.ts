import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Has a model draw the image of a package that has a card, and describe images without a description from their
 * source; enqueued by whatever stores the package, in the same transaction, if a model can do either. `askedBy`:
 * the person whose writing style also applies.
 */
export const drawImagesJob = defineJob({
  queue: 'draw-images',
  input: z.object({ projectId: z.uuid(), packageId: z.uuid(), askedBy: z.string().optional() }),
})
