import { sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** Number of newest deliveries that are kept per source. */
export const maxDeliveriesPerSource = 200

/**
 * Deletes a source's deliveries beyond the newest 200 and, in the same statement, adds the number of items they
 * created to the source's count. Does nothing while another process does this for the source.
 */
export async function pruneDeliveries(
  ctx: ProjectContext<'write'>,
  input: { sourceId: string },
): Promise<void> {
  await inProject(ctx, async (tx) => {
    const [lock] = await tx.execute(sql`
      select id from sources where id = ${input.sourceId}::uuid for no key update skip locked`)
    if (lock) await deleteOldDeliveries(tx, input.sourceId)
  })
}

const deleteOldDeliveries = (tx: ProjectTx, sourceId: string) =>
  tx.execute(sql`
    with gone as (
      delete from push_deliveries
      where source_id = ${sourceId}::uuid and id <= (
        select id from push_deliveries where source_id = ${sourceId}::uuid order by id desc offset ${maxDeliveriesPerSource} limit 1
      )
      returning created
    )
    update sources set item_count = item_count + (select coalesce(sum(created), 0) from gone)
    where id = ${sourceId}::uuid and exists (select from gone)`)
