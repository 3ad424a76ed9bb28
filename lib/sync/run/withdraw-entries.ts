import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { sendWithCommit } from '@/db/transaction'
import type { ProjectContext } from '@/lib/auth/context'
import { withdrawItems } from '@/lib/packages/lifecycle/withdraw-items'
import type { Lease } from './lease'
import type { StoredEntry } from './load-known-entries'
import { recordEntries } from './record-entries'

/**
 * Marks entries that vanished from a source's index as withdrawn: entries and items stay, unpublished packages are
 * held (spec/decisions#4). Entries that never resulted in an item are deleted.
 */
export async function withdrawEntries(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  input: {
    lease: Lease
    runId: string
    vanished: string[]
    vanishedWithoutItem: string[]
    known: ReadonlyMap<string, StoredEntry>
    nextSeq: () => number
  },
): Promise<void> {
  const { lease, vanished, vanishedWithoutItem, known } = input
  if (vanishedWithoutItem.length > 0)
    await tx.execute(sql`
      delete from source_entries
      where source_id = ${lease.sourceId}::uuid and key = any(${sql.param(vanishedWithoutItem)}::text[])`)
  if (vanished.length === 0) return
  await tx.execute(sql`
    update source_entries set withdrawn_at = now()
    where source_id = ${lease.sourceId}::uuid and key = any(${sql.param(vanished)}::text[])`)
  const items = vanished.map((key) => ({ key, itemId: known.get(key)?.itemId ?? null }))
  await withdrawItems(
    tx,
    ctx,
    items.flatMap(({ itemId }) => itemId ?? []),
  )
  const lines = items.map(({ key, itemId }) => ({
    seq: input.nextSeq(),
    key,
    outcome: 'withdrawn' as const,
    reason: 'The source no longer lists it.',
    itemId,
  }))
  sendWithCommit(tx, recordEntries(input.runId, lines))
}
