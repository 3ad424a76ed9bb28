/** What the pages show of a source: the HTTP API's source (http-api.md "Resources") and the words for its type. */
export type SourceView = {
  id: string
  source_type: string
  name: string
  config: Record<string, unknown>
  publish_mode: 'draft' | 'review' | 'auto'
  status: 'active' | 'error' | 'paused'
  error: { code: string; message: string; hint: string; since: string } | null
  sync_interval_minutes: number
  last_synced_at: string | null
  next_sync_at: string | null
  item_count: number
  created_at: string
}

export type RunCounts = {
  discovered: number
  created: number
  updated: number
  unchanged: number
  skipped: number
  failed: number
  withdrawn: number
  remaining: number
}

export type RunOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed' | 'withdrawn'

/** One sync of a source. */
export type RunView = {
  id: string
  source_id: string
  trigger: 'schedule' | 'manual' | 'notify'
  status: 'queued' | 'running' | 'succeeded' | 'partial' | 'failed'
  counts: RunCounts
  /** How many entries it means to fetch; null until it knows. */
  planned: number | null
  error: { code: string; message: string; hint: string } | null
  notes: string[]
  started_at: string | null
  finished_at: string | null
  created_at: string
}

export type RunEntryView = { key: string; outcome: RunOutcome; reason: string | null; item_id: string | null }

export const isUnderWay = (run: RunView | undefined): run is RunView =>
  run !== undefined && (run.status === 'queued' || run.status === 'running')
