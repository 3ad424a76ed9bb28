import { and, eq, gt } from 'drizzle-orm'
import { modelWaits } from '@/db/schema'
import { inSystem } from '@/db/system'
import { findModel } from './find-model'
import { waitKeyOf } from './model-waits'

/**
 * Returns until when the model's server asked this workspace to wait, for pages that say so; undefined if it has
 * not, or the time is over. Read-only. Serves spec/decisions#10.
 */
export async function findWait(ctx: { orgId: string }): Promise<Date | undefined> {
  const model = await findModel(ctx)
  if (!model) return undefined
  const [row] = await inSystem((tx) =>
    tx
      .select({ until: modelWaits.until })
      .from(modelWaits)
      .where(
        and(
          eq(modelWaits.orgId, ctx.orgId),
          eq(modelWaits.server, waitKeyOf(model.settings)),
          gt(modelWaits.until, new Date()),
        ),
      ),
  )
  return row?.until
}
