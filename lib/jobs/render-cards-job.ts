import { z } from 'zod'
import { defineJob } from '@/lib/jobs/define-job'

/** Maximum number of cards per job: a few seconds' work, since other workspaces' cards wait until it is done. */
export const cardsPerJob = 20

/** Renders cards before anyone looks at them; enqueued by whatever stores their recipes, in the same transaction. */
export const renderCardsJob = defineJob({
  queue: 'render-cards',
  input: z.object({ cardIds: z.array(z.uuid()).min(1).max(500) }),
})
