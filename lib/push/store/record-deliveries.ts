import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import { pushDeliveries } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { storableJson } from '@/lib/text/storable-json'
import type { DeliveryView, PushCounts, PushResult } from '../schemas'

/** So many rejected and so many changed items of a delivery are kept. */
const keptRejected = 100
const keptOthers = 50

export type Delivery = {
  mode: DeliveryView['mode']
  status: number
  counts: PushCounts
  results: PushResult[]
}

/** Notes what came of pushes, in the transaction that stored them. `created` is what the source's count grows by. */
export async function recordDeliveries(
  tx: ProjectTx,
  sourceId: string,
  deliveries: Delivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  const column = <T>(read: (delivery: Delivery) => T) => sql.param(deliveries.map(read))
  await prepared(
    tx,
    sql`insert into push_deliveries (id, source_id, mode, status, created, counts, results)
      select id, ${sourceId}::uuid, mode, status, created, counts::jsonb, results::jsonb
      from unnest(
        ${column(() => newId())}::uuid[], ${column(({ mode }) => mode)}::text[], ${column(({ status }) => status)}::int[],
        ${column(({ mode, counts }) => (mode === 'push' ? counts.created : 0))}::int[],
        ${column(({ counts }) => JSON.stringify(counts))}::text[],
        ${column(({ results }) => JSON.stringify(storable(results)))}::text[]
      ) as given (id, mode, status, created, counts, results)`,
  )
}

/** Names and notes may quote what came: the note of a delivery must not fail it. */
const storable = (results: PushResult[]): unknown => storableJson(worthKeeping(results), () => undefined)

/** Notes a request that was refused as a whole. */
export async function recordRefusal(
  ctx: ProjectContext<'write'>,
  refused: { sourceId: string; mode: DeliveryView['mode']; error: AppError },
): Promise<void> {
  const { sourceId, mode, error } = refused
  await inProject(ctx, (tx) =>
    tx.insert(pushDeliveries).values({
      id: newId(),
      sourceId,
      mode,
      status: error.status,
      problem: { code: error.code, detail: (error.errors?.[0]?.detail ?? error.message).slice(0, 500) },
    }),
  )
}

/** The wrong ones first, since these are what people look for; in the order of the request. */
function worthKeeping(results: PushResult[]): PushResult[] {
  const wrong = results.filter(({ status }) => status === 'rejected').slice(0, keptRejected)
  const others = results
    .filter(({ status, notes }) => status !== 'rejected' && (status !== 'unchanged' || notes !== undefined))
    .slice(0, keptOthers)
  return [...wrong, ...others]
    .sort((a, b) => a.index - b.index)
    .map(({ errors, ...rest }) => (errors ? { ...rest, errors: errors.slice(0, 5) } : rest))
}
