import { and, eq } from 'drizzle-orm'
import { modelPrices } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'

/** Removes a model's price from a workspace's table; the price that ships with the product, if any, applies again. */
export async function removeModelPrice(
  ctx: OrgContext<'manage'>,
  { model }: { model: string },
): Promise<void> {
  await inSystem(async (tx) => {
    await tx.delete(modelPrices).where(and(eq(modelPrices.orgId, ctx.orgId), eq(modelPrices.model, model)))
    await audit(tx, ctx, { action: 'model.price-removed', subject: ctx.orgId, data: { model } })
  })
}
