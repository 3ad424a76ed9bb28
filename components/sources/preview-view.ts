import type { RunCounts, RunOutcome } from './source-view'

/** What a sync would do, as POST /api/sources/preview answers it. */
export type PreviewView = {
  counts: RunCounts
  entries: {
    key: string
    outcome: RunOutcome
    reason: string | null
    item: {
      title: string
      featured_image: string | null
      content_subtype: string | null
      tags: string[]
      raw_content: string
    } | null
  }[]
}
