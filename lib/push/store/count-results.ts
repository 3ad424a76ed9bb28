import type { PushCounts, PushResult } from '../schemas'

/** Counts the results by status; the counts add up to `received`. */
export function countResults(results: PushResult[]): PushCounts {
  const counts: Required<PushCounts> = {
    received: results.length,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    superseded: 0,
    stale: 0,
    withdrawn: 0,
    ignored: 0,
  }
  for (const { status } of results) counts[status]++
  const { withdrawn, ignored, ...usual } = counts
  return { ...usual, ...(withdrawn > 0 ? { withdrawn } : {}), ...(ignored > 0 ? { ignored } : {}) }
}
