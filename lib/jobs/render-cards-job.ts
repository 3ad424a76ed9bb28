import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** How many cards one job names at most: a few seconds' work, since another workspace's cards wait for its end. */
export const cardsPerJob = 20

/** Renders cards before somebody looks at them; put in by whatever stores their recipes, in the same transaction. */
export const renderCardsJob = defineJob({
  queue: 'render-cards',
  input: z.object({ cardIds: z.array(z.uuid()).min(1).max(500) }),
})
