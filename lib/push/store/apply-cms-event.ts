import { sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { withdrawItems } from '@/lib/packages/lifecycle/withdraw-items'
import { storableText } from '@/lib/text/storable-text'
import { readTime } from '@/lib/text/time/read-time'
import type { MappedPayload } from '../payloads/payload'
import type { PushResult } from '../schemas'
import { countResults } from './count-results'
import { recordDeliveries } from './record-deliveries'
import type { StoredPush } from './store-items'

type Event = Exclude<MappedPayload, { does: 'push' }>

/**
 * Applies a CMS event without content: withdraws its item and puts the item's packages on hold, or only returns why
 * nothing was done. Never rejects the event, so that the CMS does not send it again. With `dryRun`, only the delivery
 * record is stored. Idempotent.
 */
export async function applyCmsEvent(
  ctx: ProjectContext<'write'>,
  { sourceId, event, dryRun }: { sourceId: string; event: Event; dryRun: boolean },
): Promise<StoredPush> {
  return inProject(ctx, async (tx) => {
    const result = await apply(tx, ctx, { sourceId, event, dryRun })
    const counts = countResults([result])
    recordDeliveries(tx, sourceId, [{ mode: dryRun ? 'validate' : 'push', counts, results: [result] }])
    return { counts, results: [result] }
  })
}

async function apply(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  { sourceId, event, dryRun }: { sourceId: string; event: Event; dryRun: boolean },
): Promise<PushResult> {
  const { externalId, reason } = event
  const result = { index: 0, external_id: externalId?.slice(0, 255) ?? null }
  if (event.does === 'ignore') return { ...result, status: 'ignored', item_id: null, notes: [reason] }
  const [item] = await tx.execute<{ id: string; at: number | null }>(sql`
    select id, (extract(epoch from source_updated_at) * 1000)::float8 as at from items
    where source_id = ${sourceId}::uuid and external_id = ${storableText(event.externalId)} for update`)
  if (!item)
    return {
      ...result,
      status: 'ignored',
      item_id: null,
      notes: [reason, 'We don’t have this content, so we did nothing.'],
    }
  const at = event.at === undefined ? undefined : readTime(event.at, 'iso')
  if (at && item.at !== null && at.getTime() < item.at)
    return { ...result, status: 'stale', item_id: item.id, notes: [reason] }
  if (!dryRun) {
    await withdrawItems(tx, ctx, [item.id])
    if (at)
      await tx.execute(sql`
        update items set source_updated_at = ${at.toISOString()}::timestamptz where id = ${item.id}::uuid`)
  }
  return { ...result, status: 'withdrawn', item_id: item.id, notes: [reason] }
}
