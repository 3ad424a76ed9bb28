import { type QueueFilter, queueFilter } from '@/lib/packages/review/queue-filter'
import { type Search, textOf } from '../list-address'

/** Reads the filters from the query; invalid values count as absent. */
export function filterOf(search: Search): QueueFilter {
  const parts = Object.entries(queueFilter.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(textOf(search, name))
    return read.success && read.data !== undefined ? [[name, read.data]] : []
  })
  return Object.fromEntries(parts) as QueueFilter
}
