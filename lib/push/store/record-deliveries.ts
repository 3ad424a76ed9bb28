import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { sendWithCommit } from '@/db/transaction'
import { newId } from '@/lib/ids'
import { storableJson } from '@/lib/text/storable-json'
import {
  type DeliveryView,
  type PushCounts,
  type PushResult,
  pushHttpStatus,
  summarizeOutcome,
} from '../schemas'

/** Maximum number of rejected items and of other items that are stored per delivery. */
const maxStoredRejected = 100
const maxStoredOthers = 50

export type DeliveryRecord = { mode: DeliveryView['mode']; counts: PushCounts; results: PushResult[] }

/**
 * Records the outcomes of pushes, in the transaction that stored them. The source's item count grows by `created`.
 */
export function recordDeliveries(tx: ProjectTx, sourceId: string, deliveries: DeliveryRecord[]): void {
  if (deliveries.length === 0) return
  const column = <T>(read: (delivery: DeliveryRecord) => T) => sql.param(deliveries.map(read))
  sendWithCommit(
    tx,
    sql`insert into push_deliveries (id, source_id, mode, status, created, counts, results)
      select id, ${sourceId}::uuid, mode, status, created, counts::jsonb, results::jsonb
      from unnest(
        ${column(() => newId())}::uuid[], ${column(({ mode }) => mode)}::text[],
        ${column(({ counts }) => pushHttpStatus[summarizeOutcome(counts)])}::int[],
        ${column(({ mode, counts }) => (mode === 'push' ? counts.created : 0))}::int[],
        ${column(({ counts }) => JSON.stringify(counts))}::text[],
        ${column(({ results }) => JSON.stringify(storable(results)))}::text[]
      ) as given (id, mode, status, created, counts, results)`,
  )
}

/** Names and notes may quote what was sent, which must not make the record fail. */
const storable = (results: PushResult[]): unknown =>
  storableJson(selectStoredResults(results), () => undefined)

/**
 * Selects the results to store, in request order. Rejected items, which people look for, have their own limit;
 * unchanged items without notes are left out.
 */
function selectStoredResults(results: PushResult[]): PushResult[] {
  const rejected = results.filter(({ status }) => status === 'rejected').slice(0, maxStoredRejected)
  const others = results
    .filter(({ status, notes }) => status !== 'rejected' && (status !== 'unchanged' || notes !== undefined))
    .slice(0, maxStoredOthers)
  return [...rejected, ...others]
    .sort((a, b) => a.index - b.index)
    .map(({ errors, ...rest }) => (errors ? { ...rest, errors: errors.slice(0, 5) } : rest))
}
