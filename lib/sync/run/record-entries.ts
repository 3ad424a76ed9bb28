import { type SQL, sql } from 'drizzle-orm'
import type { RunOutcome } from '@/db/allowed-values'
import { storableText } from '@/lib/text/storable-text'

export type RunEntry = {
  seq: number
  key: string
  outcome: RunOutcome
  reason: string | null
  itemId: string | null
}

const maxReasonLength = 2000

/** Returns the statement that writes a run's log lines, one per entry. */
export function recordEntries(runId: string, entries: RunEntry[]): SQL {
  return sql`
    insert into sync_run_entries (run_id, seq, key, outcome, reason, item_id)
    select ${runId}::uuid, seq, key, outcome, reason, item_id
    from unnest(
      ${sql.param(entries.map((entry) => entry.seq))}::int[],
      ${sql.param(entries.map((entry) => storableText(entry.key)))}::text[],
      ${sql.param(entries.map((entry) => entry.outcome))}::text[],
      ${sql.param(entries.map(({ reason }) => reason && storableText(reason.slice(0, maxReasonLength))))}::text[],
      ${sql.param(entries.map((entry) => entry.itemId))}::uuid[]
    ) as line (seq, key, outcome, reason, item_id)`
}
