import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { cancelPublications } from '@/lib/publications/cancel-publications'
import { recordEvents } from '@/lib/publications/record-event'
import type { PackageStatus } from '@/lib/publications/states'

const reason = 'The content was removed from its source.'

/**
 * Holds the unpublished packages of items that were withdrawn at their source, in the caller's transaction: held ones are
 * not approved, scheduled or sent, and what was approved or scheduled goes back to review, as does what was to go out at once
 * and has not begun (publishing is paused, the day's cap is reached). Gives the ids of the packages that changed. Serves spec/decisions#4 ("An entry that disappears").
 */
export async function holdPackages(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  input: { itemIds: readonly string[] },
): Promise<string[]> {
  if (input.itemIds.length === 0) return []
  // Locked first: only then it is certain whether a post has begun (claim.ts locks the package before it says so).
  await tx.execute(sql`
    select id from packages
    where item_id = any(${sql.param([...input.itemIds])}::uuid[]) and not held
    order by id
    for no key update`)
  const rows = await tx.execute<{ id: string; from: PackageStatus; to: PackageStatus }>(sql`
    with found as (
      select id, status from packages k
      where item_id = any(${sql.param([...input.itemIds])}::uuid[])
        and not held and status <> 'published' and (status <> 'publishing' or not exists (
          select from publications p
          where p.project_id = k.project_id and p.package_id = k.id and p.status in ('sending', 'published', 'unconfirmed')))
    )
    update packages p set
      held = true, updated_at = now(), scheduled_at = null,
      status = case when p.status in ('approved', 'scheduled', 'publishing') then 'in_review' else p.status end
    from found where p.id = found.id
    returning p.id, found.status as "from", p.status as "to"`)
  const back = rows.filter((row) => row.from !== row.to)
  for (const row of back)
    if (row.from === 'scheduled' || row.from === 'publishing')
      await cancelPublications(tx, ctx, { packageId: row.id })
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
