import { sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** So many of a source's newest deliveries are kept. */
export const keptDeliveries = 200

/**
 * Clears away a source's deliveries beyond the newest 200; what they created is added to the source's count in the same
 * statement. While another process does this for the source, nothing happens.
 */
export async function pruneDeliveries(
  ctx: ProjectContext<'write'>,
  input: { sourceId: string },
): Promise<void> {
  await inProject(ctx, async (tx) => {
    const [lock] = await tx.execute(sql`
      select id from sources where id = ${input.sourceId}::uuid for no key update skip locked`)
    if (lock) await clearAway(tx, input.sourceId)
  })
}

const clearAway = (tx: ProjectTx, sourceId: string) =>
  tx.execute(sql`
    with gone as (
      delete from push_deliveries
      where source_id = ${sourceId}::uuid and id <= (
        select id from push_deliveries where source_id = ${sourceId}::uuid order by id desc offset ${keptDeliveries} limit 1
      )
      returning created
    )
    update sources set item_count = item_count + (select coalesce(sum(created), 0) from gone)
    where id = ${sourceId}::uuid and exists (select from gone)`)
