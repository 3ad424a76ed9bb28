import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type ItemRow, itemOrigins, packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { approvedOrScheduled, isOneOf } from '@/lib/publications/states'
import { findWaiting } from './find-waiting'
import { markStale } from './mark-stale'

/**
 * Marks topics' posts as stale if the locked items that they were drawn from have changed, like other posts of
 * changed content: approved or scheduled ones go back to review (spec/planning#1, "changed items drop out").
 * Happens once per version of an item.
 */
export async function staleTopicPosts(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  changed: readonly ItemRow[],
): Promise<void> {
  if (changed.length === 0) return
  const present = new Map(changed.map((item) => [item.id, item.contentHash]))
  const drawn = await tx
    .select({ row: getTableColumns(packages), origin: itemOrigins })
    .from(itemOrigins)
    .innerJoin(packages, eq(packages.itemId, itemOrigins.itemId))
    .where(inArray(itemOrigins.originId, [...present.keys()]))
    .orderBy(packages.id)
    .for('no key update', { of: packages })
  const outdated = drawn.filter(({ origin }) => origin.contentHash !== present.get(origin.originId))
  if (outdated.length === 0) return
  const rows = outdated.map(({ row }) => row)
  const waiting = await findWaiting(tx, rows)
  const isPromised = (row: (typeof rows)[number]) =>
    isOneOf(approvedOrScheduled, row.status) || waiting.has(row.id)
  for (const row of rows.filter((one) => !one.stale || isPromised(one)))
    await markStale(tx, ctx, [row], {
      back: new Set(isPromised(row) ? [row.id] : []),
      // It is compared with its own item, which is rewritten only when a person asks for it.
      contentHash: row.itemContentHash ?? '',
    })
  await tx.execute(sql`
    update item_origins o set content_hash = i.content_hash from items i
    where i.id = o.origin_id and o.origin_id = any(${sql.param([...present.keys()])}::uuid[])
      and o.content_hash <> i.content_hash`)
}
