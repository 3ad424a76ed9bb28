import { z } from 'zod'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { findQueued } from './find-queued'
import { queueFilter, queueTabs } from './queue-filter'

/** Nobody needs an exact number above this. */
const maxArrivals = 100

export const arrivalsQuery = queueFilter.extend({
  status: z.enum(queueTabs).default('in_review'),
  after: z.uuid().describe('The id of the newest package that is known.'),
})

export const arrivalsAnswer = z.object({
  count: z.number().int().describe(`How many packages of the list are newer, ${maxArrivals} at most.`),
  newest: z.string().nullable(),
})

/**
 * Counts the packages of one list of the queue that are newer than a known one, from a few ids in an index. Serves
 * spec/planning#4.
 */
export async function countArrivals(
  ctx: ProjectContext,
  { status, after, ...filter }: z.infer<typeof arrivalsQuery>,
): Promise<z.infer<typeof arrivalsAnswer>> {
  const ids = await inProject(ctx, (tx) =>
    findQueued(tx, { status, filter, sort: 'newest', limit: maxArrivals }),
  )
  const newer = ids.filter((id) => id > after)
  return { count: newer.length, newest: newer[0] ?? null }
}
