import { sql } from 'drizzle-orm'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { cancelLater } from '@/lib/publications/cancel-later'
import { cancelPublications } from '@/lib/publications/cancel-publications'
import { recordEvents } from '@/lib/publications/record-event'
import { everPublished, isOneOf, scheduledOrPublishing } from '@/lib/publications/states'
import { transitionPackages } from '@/lib/publications/transition-packages'
import { madeFromItems } from './made-from-items'
import { plannedTime } from './schedule-as-planned'

const reason = 'The content was removed from its source.'

/**
 * Puts the unpublished packages of items that were withdrawn at their source on hold, in the caller's transaction:
 * held packages cannot be approved, scheduled or sent. Approved and scheduled ones go back to review, as do those
 * that are due immediately but have not begun (publishing is paused, or the daily cap is reached). For partly
 * published ones, channels whose time is still to come are canceled. Returns the ids of the packages that changed.
 * Serves spec/decisions#4 ("An entry that disappears").
 */
export async function holdPackages(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  input: { itemIds: readonly string[] },
): Promise<string[]> {
  if (input.itemIds.length === 0) return []
  // Lock first: only then is it certain whether a post has begun (claim.ts locks the package before it marks a post
  // as begun).
  await tx.execute(sql`
    select id from packages
    where ${madeFromItems(input.itemIds)} and not held
    order by id
    for no key update`)
  const isBegun = sql`exists (
    select from publications p
    where p.package_id = packages.id and ${oneOf(sql`p.status`, everPublished)})`
  const rows = await transitionPackages(
    tx,
    'hold',
    sql`${madeFromItems(input.itemIds)}
      and not held and (status <> 'publishing' or not ${isBegun})`,
    { held: true, scheduledAt: plannedTime },
  )
  const partlyOut = await tx.execute<{ id: string }>(sql`
    select id from packages
    where ${madeFromItems(input.itemIds)} and status = 'publishing'`)
  await cancelLater(tx, ctx, { packageIds: partlyOut.map(({ id }) => id), reason })
  const back = rows.filter((row) => row.from !== row.to)
  for (const row of back)
    if (isOneOf(scheduledOrPublishing, row.from)) await cancelPublications(tx, ctx, { packageId: row.id })
  if (back.length > 0) {
    await tx.execute(sql`
      update variants set approved_hash = null, updated_at = now()
      where package_id = any(${sql.param(back.map((row) => row.id))}::uuid[])`)
  }
  await recordEvents(
    tx,
    rows.map(({ id, from, to }) => ({ packageId: id, action: 'hold', from, to, reason, actor: ctx.actor })),
  )
  return rows.map((row) => row.id)
}
