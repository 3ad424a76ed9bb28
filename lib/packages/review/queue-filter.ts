import { z } from 'zod'
import { flagCodes } from '@/db/allowed-values'
import { packageStatuses } from '@/lib/publications/states'

/** The lists of the review queue: one for each status, and one for packages that need a decision. */
export const queueTabs = [...packageStatuses, 'decision'] as const
export type QueueTab = (typeof queueTabs)[number]

/** The sort orders of the queue; `flagged` puts packages that a person must look at first. */
export const queueSorts = ['flagged', 'newest', 'oldest', 'planned', 'due'] as const
export type QueueSort = (typeof queueSorts)[number]

const day = 24 * 60 * 60 * 1000
/** How long ago a post was created: within the last day, or at least this many days ago. */
export const queueAges = { today: 0, '1': 1, '3': 3, '7': 7, '30': 30 } as const
export type QueueAge = keyof typeof queueAges
const ages = Object.keys(queueAges) as [QueueAge, ...QueueAge[]]

const id = z.uuid()

/** A filter of the queue (spec/planning#4): every given part has to match. Browser-safe. */
export const queueFilter = z.strictObject({
  q: z.string().trim().max(200).optional().describe('Words that begin words of its title and texts.'),
  source: id.optional(),
  channel: id.optional(),
  language: z.string().trim().min(1).max(35).optional(),
  topic: id.optional(),
  flag: z.enum([...flagCodes, 'any']).optional(),
  assignee: id.optional(),
  age: z.enum(ages).optional().describe('Made in the last day (`today`), or so many days ago or longer.'),
})
export type QueueFilter = z.infer<typeof queueFilter>

/** The parts for which the database keeps counters (db/package-search.ts). */
export const facetParts = ['source', 'channel', 'language', 'topic', 'flag', 'assignee'] as const

/** Converts a filter to facets of packages. */
export const facetsOf = (filter: QueueFilter): string[] =>
  facetParts.flatMap((part) => (filter[part] === undefined ? [] : `${part}:${filter[part]}`))

/** Returns the time range in which a package must have been created. */
export function createdRangeOf(
  { age }: QueueFilter,
  now = new Date(),
): { before: Date | null; since: Date | null } {
  if (age === undefined) return { before: null, since: null }
  if (age === 'today') return { before: null, since: new Date(now.getTime() - day) }
  return { before: new Date(now.getTime() - queueAges[age] * day), since: null }
}

/** Returns the search text; null if there is none. */
export const searchTextOf = ({ q }: QueueFilter): string | null => q?.replaceAll('\u0000', '').trim() || null

/** Whether a filter has any condition. */
export const isFiltered = (filter: QueueFilter): boolean =>
  searchTextOf(filter) !== null || filter.age !== undefined || facetsOf(filter).length > 0
