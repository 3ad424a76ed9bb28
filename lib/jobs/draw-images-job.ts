import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/**
 * Has a model draw the image of a package that has a card, and describe images that their source does not; put in by whatever
 * stores the package, in the same transaction, where a model can do either. `askedBy`: the person whose style applies besides.
 */
export const drawImagesJob = defineJob({
  queue: 'draw-images',
  input: z.object({ projectId: z.uuid(), packageId: z.uuid(), askedBy: z.string().optional() }),
})
