import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** How many cards one job names at most. */
export const cardsPerJob = 500

/** Renders cards before somebody looks at them; put in by whatever stores their recipes, in the same transaction. */
export const renderCardsJob = defineJob({
  queue: 'render-cards',
  input: z.object({ cardIds: z.array(z.uuid()).min(1).max(cardsPerJob) }),
})
