import { modelPrices } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import type { ModelPriceInput } from '../schemas'

/** Adds or updates a model's price in a workspace's table. */
export async function saveModelPrice(ctx: OrgContext<'manage'>, price: ModelPriceInput): Promise<void> {
  await inSystem(async (tx) => {
    await upsertModelPrice(tx, ctx.orgId, price)
    await audit(tx, ctx, { action: 'model.price-saved', subject: ctx.orgId, data: { ...price } })
  })
}

/**
 * Stores a model's price in a workspace's table, without a record in the audit log. Amounts are US dollars per
 * million tokens.
 */
export async function upsertModelPrice(tx: SystemTx, orgId: string, price: ModelPriceInput): Promise<void> {
  const row = {
    inputMicros: Math.round(price.input_usd * 1e6),
    cachedInputMicros: Math.round(price.cached_input_usd * 1e6),
    outputMicros: Math.round(price.output_usd * 1e6),
    source: price.source,
    asOf: price.as_of,
  }
  await tx
    .insert(modelPrices)
    .values({ orgId, model: price.model, ...row })
    .onConflictDoUpdate({ target: [modelPrices.orgId, modelPrices.model], set: row })
}
